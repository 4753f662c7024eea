import type { Block } from 'payload'
import { adminNames, adminOptions, adminText } from '../languages/admin-language'
import { CALLOUT_KINDS } from './callout-kinds'

/** The blocks of a guide. Their fields are plain text, so that both editors, Markdown and the page read the same thing. */

/** Payload's name for a single block has no place on the page. */
const UNNAMED: Block['admin'] = { disableBlockName: true }

const callout: Block = {
  slug: 'callout',
  admin: UNNAMED,
  labels: adminNames({ en: ['Call-out', 'Call-outs'], 'zh-CN': '提示框' }),
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'tip',
      label: adminText({ en: 'Kind', 'zh-CN': '类型' }),
      options: adminOptions(CALLOUT_KINDS),
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 2000,
      label: adminText({ en: 'Text (Markdown)', 'zh-CN': '文字（Markdown）' }),
    },
  ],
}

const code: Block = {
  slug: 'code',
  admin: UNNAMED,
  labels: adminNames({ en: 'Code', 'zh-CN': '代码' }),
  fields: [
    { name: 'language', type: 'text', maxLength: 30, label: adminText({ en: 'Language', 'zh-CN': '语言' }) },
    {
      name: 'code',
      type: 'textarea',
      required: true,
      maxLength: 20_000,
      label: adminText({ en: 'Code', 'zh-CN': '代码' }),
    },
  ],
}

const templateCard: Block = {
  slug: 'template-card',
  interfaceName: 'TemplateCardBlock',
  admin: UNNAMED,
  labels: adminNames({ en: ['Template card', 'Template cards'], 'zh-CN': '模板卡片' }),
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      maxLength: 60,
      label: adminText({ en: 'Code of the template', 'zh-CN': '模板编号' }),
      admin: {
        description: adminText({
          en: 'Shows the template and “Use this template”. Its code is in the list of templates.',
          'zh-CN': '显示这个模板和“使用此模板”。编号见后台的模板列表。',
        }),
      },
    },
  ],
}

export const GUIDE_BLOCKS = [callout, code, templateCard]
