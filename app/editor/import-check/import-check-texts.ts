import { defineTexts } from '~/i18n/define-texts'

export const IMPORT_CHECK_TEXTS = defineTexts({
  'zh-CN': {
    name: '核对导入的内容',
    count: (at: number, of: number) => `核对导入 ${at} / ${of}`,
    show: '查看',
    checked: '已核对',
    previous: '上一处',
    next: '下一处',
    dismiss: '全部不再提示',
    dismissed: '不再提示导入时的疑问',
    back: '恢复',
    done: '导入的内容已全部核对',
  },
  en: {
    name: 'Review imported content',
    count: (at: number, of: number) => `Review ${at} of ${of}`,
    show: 'Show',
    checked: 'Looks good',
    previous: 'Previous',
    next: 'Next',
    dismiss: 'Dismiss all',
    dismissed: 'Import checks dismissed',
    back: 'Undo',
    done: 'All imported content reviewed',
  },
})
