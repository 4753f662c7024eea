import { randomUUID } from 'node:crypto'
import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import { adminLanguage } from '../languages/admin-language'
import { cleanImage } from './clean-image'
import { imageFaultText } from './image-fault-texts'

/** Every file that comes in is cleaned before Payload looks at it, and gets a name that says nothing. */
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
  req.file = { data: bytes, mimetype: 'image/webp', name: `${randomUUID()}.webp`, size: bytes.length }
}
