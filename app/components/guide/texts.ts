import { defineTexts } from '~/i18n/define-texts'

export const GUIDE_BODY_TEXTS = defineTexts({
  'zh-CN': {
    kinds: { tip: '小提示', note: '说明', warning: '注意' },
    start: '使用此模板',
    startText: '免费，无需注册，打开就能写。',
    table: '表格',
    done: '已完成',
    open: '待办',
  },
  en: {
    kinds: { tip: 'Tip', note: 'Note', warning: 'Caution' },
    start: 'Use this template',
    startText: 'Free, no account needed. Opens ready to edit.',
    table: 'Table',
    done: 'Done',
    open: 'To do',
  },
})
