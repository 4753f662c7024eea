import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { adminLanguage } from '../languages/admin-language'
import { templateCodesOf } from './template-codes'

/** Without a comma: Payload's notice takes what stands between commas for faults of their own (3.90.1). */
const TEXTS = {
  en: (codes: string[]) =>
    `Template card’s “Code of the template”: there is no published template with the code ${codes.join(' / ')}`,
  'zh-CN': (codes: string[]) => `模板卡片的“模板编号”：没有编号为 ${codes.join('、')} 的已发布模板`,
}

/**
 * A guide that comes out may show published templates alone: the page leaves out a card without one. A draft can hold
 * any, so that a guide can be withdrawn after its template is gone. No validation of the field: the admin shows the
 * label of what is invalid and nothing more (3.90.1), so that the label has to say it.
 */
export const checkTemplateCards: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  // an edge: the hook is told the document as any data
  const { _status, content = (originalDoc as { content?: unknown } | undefined)?.content } = data as {
    _status?: string
    content?: unknown
  }
  const codes = templateCodesOf(content)
  if (_status !== 'published' || codes.length === 0) return
  const { docs } = await req.payload.find({
    collection: 'templates',
    where: { and: [{ code: { in: codes } }, { _status: { equals: 'published' } }] },
    select: { code: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const missing = codes.filter((code) => !docs.some((template) => template.code === code))
  if (missing.length === 0) return
  const message = TEXTS[adminLanguage(req.i18n)](missing)
  const errors = [{ path: 'content', label: message, message }]
  throw new ValidationError({ collection: 'guides', errors, req }, req.t)
}
