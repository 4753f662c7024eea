import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { templateCodesOf } from './template-codes'

const TEXTS = {
  en: (codes: string) =>
    `Template card, “Code of the template”: there is no published template with the code ${codes}`,
  zh: (codes: string) => `模板卡片的“模板编号”：没有编号为 ${codes} 的已发布模板`,
}

/**
 * A guide that comes out may show published templates alone: the page leaves out a card without one. One that goes in can
 * hold any, so that it can be withdrawn after its template is gone.
 */
export const checkTemplateCards: RichTextFieldValidation = async (value, options) => {
  const valid = await richText(value, options)
  // an edge: a validation is told the document it stands in, of any kind
  const { _status } = options.data as { _status?: string | null }
  const codes = templateCodesOf(value)
  if (valid !== true || _status !== 'published' || codes.length === 0) return valid
  const { payload, i18n } = options.req
  const { docs } = await payload.find({
    collection: 'templates',
    where: { and: [{ code: { in: codes } }, { _status: { equals: 'published' } }] },
    select: { code: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req: options.req,
  })
  const missing = codes.filter((code) => !docs.some((template) => template.code === code))
  return missing.length === 0 || TEXTS[i18n.language === 'zh' ? 'zh' : 'en'](missing.join(', '))
}
