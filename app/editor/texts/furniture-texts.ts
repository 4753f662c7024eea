import { defineTexts } from '~/i18n/define-texts'

/** Words of the style panel about what stands in the margins. */
export const FURNITURE_TEXTS = defineTexts({
  'zh-CN': {
    pageNumbers: '页码',
    numbers: { off: '不显示', number: '2', of: '2 / 3' },
    onSeveralPages: '只有一页时不显示',
    pageNumberFirst: '第一页也显示页码',
    runningHead: '续页上的姓名',
    heads: { off: '不显示', head: '页眉', foot: '页脚' },
    runningEmail: '姓名旁附上邮箱',
    footer: '每页页脚的一行文字',
    footerExample: '例如：应聘产品经理',
    pageNumberAt: '页码位置',
    wordsAt: '对齐',
    at: { start: '左', center: '中', end: '右' },
  },
  en: {
    pageNumbers: 'Page numbers',
    numbers: { off: 'None', number: '2', of: '2 / 3' },
    onSeveralPages: 'Hidden on one-page resumes',
    pageNumberFirst: 'Include first page',
    runningHead: 'Name on later pages',
    heads: { off: 'None', head: 'Top', foot: 'Bottom' },
    runningEmail: 'Include email address',
    footer: 'Footer text on every page',
    footerExample: 'For example: Reference 24-17',
    pageNumberAt: 'Page number position',
    wordsAt: 'Alignment',
    at: { start: 'Left', center: 'Center', end: 'Right' },
  },
})
