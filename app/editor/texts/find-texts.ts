import { defineTexts } from '~/i18n/define-texts'

/** Words of search and replace. */
export const FIND_TEXTS = defineTexts({
  'zh-CN': {
    find: '查找',
    next: '下一处',
    previous: '上一处',
    matchCase: '区分大小写',
    wholeWord: '全词匹配',
    count: (current: number, all: number) => `${current} / ${all}`,
    counted: (current: number, all: number) => `第 ${current} 处，共 ${all} 处`,
    none: '无结果',
    notOnPage: '不在页面上',
    showReplace: '展开替换',
    hideReplace: '收起替换',
    replaceWith: '替换为',
    replace: '替换',
    replaceAll: '全部替换',
    replaced: (count: number) => `已替换 ${count} 处`,
    replacedSome: (count: number, left: number, reason: string) =>
      `已替换 ${count} 处，${left} 处没有替换：${reason}`,
    edit: '在此编辑',
    close: '关闭查找',
  },
  en: {
    find: 'Find',
    next: 'Next',
    previous: 'Previous',
    matchCase: 'Match case',
    wholeWord: 'Whole word',
    count: (current: number, all: number) => `${current} / ${all}`,
    counted: (current: number, all: number) => `${current} of ${all}`,
    none: 'No results',
    notOnPage: 'not on the page',
    showReplace: 'Show replace',
    hideReplace: 'Hide replace',
    replaceWith: 'Replace with',
    replace: 'Replace',
    replaceAll: 'Replace all',
    replaced: (count: number) => (count === 1 ? 'Replaced 1 match' : `Replaced ${count} matches`),
    replacedSome: (count: number, left: number, reason: string) =>
      `Replaced ${count}, left ${left} unchanged: ${reason}`,
    edit: 'Edit here',
    close: 'Close search',
  },
})
