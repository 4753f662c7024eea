import type { Block } from 'payload'
import { adminText } from '../languages/admin-language'
import { CALLOUT_KIND_KEYS, CALLOUT_KINDS } from './callout-kinds'

/** The blocks of a guide. Their fields are plain text, so that both editors, Markdown and the page read the same thing. */

/** Payload's name for a single block has no place on the page. */
const UNNAMED: Block['admin'] = { disableBlockName: true }

const callout: Block = {
  slug: 'callout',
  admin: UNNAMED,
  labels: {
    singular: adminText({ en: 'Call-out', 'zh-CN': '提示框' }),
    plural: adminText({ en: 'Call-outs', 'zh-CN': '提示框' }),
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'tip',
      label: adminText({ en: 'Kind', 'zh-CN': '类型' }),
      options: CALLOUT_KIND_KEYS.map((value) => ({
        value,
        label: adminText(CALLOUT_KINDS[value]),
      })),
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
  labels: {
    singular: adminText({ en: 'Code', 'zh-CN': '代码' }),
    plural: adminText({ en: 'Code', 'zh-CN': '代码' }),
  },
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
  labels: {
    singular: adminText({ en: 'Template card', 'zh-CN': '模板卡片' }),
    plural: adminText({ en: 'Template cards', 'zh-CN': '模板卡片' }),
  },
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
