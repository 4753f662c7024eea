import { labelsOfFields } from '../../../collections/resumes/fields-of-item'
import { defineTexts } from '~/i18n/define-texts'

/** What fields are called wherever they stand. */
export const FIELD_WORDS = defineTexts({
  'zh-CN': {
    ...labelsOfFields('zh-CN'),
    key: '名称',
    value: '内容',
    url: '链接',
    hidden: '隐藏',
    kind: '类型',
    level: '程度',
    label: '名称',
    desc: '备注',
  },
  en: {
    ...labelsOfFields('en'),
    key: 'Name',
    value: 'Value',
    url: 'Link',
    hidden: 'Hidden',
    kind: 'Type',
    level: 'Level',
    label: 'Name',
    desc: 'Note',
  },
})
