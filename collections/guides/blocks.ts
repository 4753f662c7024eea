import type { Block } from 'payload'
import { CALLOUT_KIND_KEYS, CALLOUT_KINDS } from './callout-kinds'

/** The blocks of a guide. Their fields are plain text, so that both editors, Markdown and the page read the same thing. */

/** Payload's name for a single block has no place on the page. */
const UNNAMED: Block['admin'] = { disableBlockName: true }

const callout: Block = {
  slug: 'callout',
  admin: UNNAMED,
  labels: { singular: { en: 'Call-out', zh: '提示框' }, plural: { en: 'Call-outs', zh: '提示框' } },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'tip',
      label: { en: 'Kind', zh: '类型' },
      options: CALLOUT_KIND_KEYS.map((value) => ({
        value,
        label: { en: CALLOUT_KINDS[value].en, zh: CALLOUT_KINDS[value]['zh-CN'] },
      })),
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 2000,
      label: { en: 'Text (Markdown)', zh: '文字（Markdown）' },
    },
  ],
}

const code: Block = {
  slug: 'code',
  admin: UNNAMED,
  labels: { singular: { en: 'Code', zh: '代码' }, plural: { en: 'Code', zh: '代码' } },
  fields: [
    { name: 'language', type: 'text', maxLength: 30, label: { en: 'Language', zh: '语言' } },
    {
      name: 'code',
      type: 'textarea',
      required: true,
      maxLength: 20_000,
      label: { en: 'Code', zh: '代码' },
    },
  ],
}

const templateCard: Block = {
  slug: 'template-card',
  interfaceName: 'TemplateCardBlock',
  admin: UNNAMED,
  labels: {
    singular: { en: 'Template card', zh: '模板卡片' },
    plural: { en: 'Template cards', zh: '模板卡片' },
  },
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      maxLength: 60,
      label: { en: 'Code of the template', zh: '模板编号' },
      admin: {
        description: {
          en: 'Shows the template and “Start from this template”. Its code is in the list of templates.',
          zh: '显示这个模板和“用这个模板开始”。编号见后台的模板列表。',
        },
      },
    },
  ],
}

export const GUIDE_BLOCKS = [callout, code, templateCard]
