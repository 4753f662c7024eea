import { randomUUID } from 'node:crypto'
import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import { adminLanguage } from '../languages/admin-language'
import { cleanImage } from './clean-image'
import { imageFaultText } from './image-fault-texts'

/**
 * Every file that comes in is cleaned before Payload looks at it. What people send gets a name that says nothing; in the
 * library of articles administrators find a picture by its own.
 */
export const cleanUpload: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req
  if (!file || req.context.cleaned || (operation !== 'create' && operation !== 'update')) return
  const cleaned = await cleanImage(file.data)
  if (!cleaned.ok) {
    const message = imageFaultText({
      fault: cleaned.reason,
      language: adminLanguage(req.i18n),
    })
    throw new ValidationError({ collection: 'media', errors: [{ path: 'file', message }], req })
  }
  const { bytes } = cleaned
  const name = `${req.payloadAPI === 'local' ? '' : stemOf(file.name)}${randomUUID()}.webp`
  req.file = { data: bytes, mimetype: 'image/webp', name, size: bytes.length }
}

function stemOf(name: string): string {
  const words = name.replace(/\.[^.]*$/, '').match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .map((word) => `${word}-`)
    .join('')
    .slice(0, 60)
}
