// the admin, which has no short way to the application's modules, reads these words too
import { defineTexts } from '../../i18n/define-texts'

/** Words of the style panel about the parts of a layout. */
export const PARTS_TEXTS = defineTexts({
  'zh-CN': {
    parts: '版式细节',
    partsWords:
      '模块标题样式 日期位置 列表符号 技能条 联系方式图标 bsxj xijie parts bullets dates skills icons',
    design: '跟随版式',
    asleep: (form: string) => `当前版式放不下“${form}”，暂按版式显示`,
    names: {
      titleForm: '模块标题',
      itemForm: '条目与日期',
      contactForm: '联系方式标注',
      contactFlow: '联系方式排列',
      listMarker: '列表符号',
      skillForm: '技能展示',
    },
    forms: {
      titleForm: {
        plain: '仅文字',
        rule: '下划线',
        run: '标题后横线',
        stroke: '短横线',
        block: '左侧色块',
        band: '底色条',
        tab: '标签式',
        hung: '标题在左侧',
      },
      itemForm: {
        rows: '两行，日期在首行',
        below: '两行，日期在次行',
        line: '一行',
        columns: '一行三栏',
        rail: '日期在左侧',
      },
      contactForm: { icons: '图标', words: '文字标签', plain: '不标注' },
      contactFlow: { wrap: '连续排列', grid: '分栏对齐', list: '在姓名右侧' },
      listMarker: { disc: '• 圆点', dash: '– 短线', square: '▪ 方块' },
      skillForm: { bar: '进度条', dots: '圆点', lines: '文字，每行一项', flow: '文字，连续排列' },
    },
  },
  en: {
    parts: 'Parts of the layout',
    partsWords: 'section titles dates bullets skills icons contact one line two lines 版式细节',
    design: 'As the layout has it',
    asleep: (form: string) => `“${form}” has no room in this layout, which shows its own`,
    names: {
      titleForm: 'Section titles',
      itemForm: 'Entries and dates',
      contactForm: 'Contact labels',
      contactFlow: 'Contact arrangement',
      listMarker: 'Bullets',
      skillForm: 'Skills',
    },
    forms: {
      titleForm: {
        plain: 'Plain',
        rule: 'Underlined',
        run: 'Line to the edge',
        stroke: 'Short stroke',
        block: 'Block in front',
        band: 'On a band',
        tab: 'On a tab',
        hung: 'Beside the section',
      },
      itemForm: {
        rows: 'Two lines, dates in the first',
        below: 'Two lines, dates in the second',
        line: 'One line',
        columns: 'One line in three columns',
        rail: 'Dates on the left',
      },
      contactForm: { icons: 'Icons', words: 'Words', plain: 'None' },
      contactFlow: { wrap: 'One after another', grid: 'In columns', list: 'Beside the name' },
      listMarker: { disc: '• Dots', dash: '– Dashes', square: '▪ Squares' },
      skillForm: { bar: 'Bars', dots: 'Dots', lines: 'Words, one to a line', flow: 'Words, running on' },
    },
  },
})
