import { defineTexts } from '~/i18n/define-texts'

/** Words of the style panel about titles of sections, and the gaps between sections and entries. */
export const TITLES_TEXTS = defineTexts({
  'zh-CN': {
    titleCase: '标题字母大小写',
    cases: { typed: '与输入一致', capitals: '全部大写', 'small-caps': '小型大写' },
    onlyLetters: '只改变字母，汉字不变',
    repeatTitles: '续页重复标题，注明“续”',
    sectionGap: '模块间距',
    entryGap: '条目间距',
  },
  en: {
    titleCase: 'Title capitalization',
    cases: { typed: 'As typed', capitals: 'All caps', 'small-caps': 'Small caps' },
    onlyLetters: 'Doesn’t affect Chinese',
    repeatTitles: 'Repeat on later pages',
    sectionGap: 'Section spacing',
    entryGap: 'Entry spacing',
  },
})
