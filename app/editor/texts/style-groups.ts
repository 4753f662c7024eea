import { defineTexts } from '~/i18n/define-texts'

/** The groups of the style panel, in their order, by what one sees of them. */
export const STYLE_GROUPS = [
  'layout',
  'color',
  'paper',
  'text',
  'titles',
  'entries',
  'skills',
  'contact',
  'margins',
  'furniture',
  'writing',
] as const
export type StyleGroup = (typeof STYLE_GROUPS)[number]

export const STYLE_GROUP_TEXTS = defineTexts<Record<StyleGroup, string>>({
  'zh-CN': {
    layout: '版式',
    color: '主题色',
    paper: '纸张与分栏',
    text: '文字',
    titles: '标题',
    entries: '条目',
    skills: '技能',
    contact: '姓名与联系方式',
    margins: '页边距',
    furniture: '页眉与页脚',
    writing: '语言与提示',
  },
  en: {
    layout: 'Layout',
    color: 'Theme color',
    paper: 'Paper and columns',
    text: 'Text',
    titles: 'Titles',
    entries: 'Entries',
    skills: 'Skills',
    contact: 'Name and contact',
    margins: 'Margins',
    furniture: 'Header and footer',
    writing: 'Language and hints',
  },
})

/** What else the palette finds a group by. */
export const STYLE_GROUP_WORDS: Partial<Record<StyleGroup, string>> = {
  color: 'colour color swatch 颜色 用色 ys',
  paper:
    'page structure frame sidebar side columns column band margins fit A4 Letter 页面结构 单栏 双栏 侧栏 页首色块 ymjg danlan shuanglan',
  text: 'font size line spacing alignment 字体 字号 行距 zt zh hj',
  titles: 'section titles capitals small caps gaps spacing 模块标题 样式 大写 小型大写 间距 bt biaoti jianju',
  entries: 'dates date format bullets one line two lines gap 日期 列表符号 条目间距 rq lbfh',
  skills: 'bars dots levels 技能条 进度条 jn',
  contact:
    'header name centred photo place icons words addresses links 姓名居中 照片位置 联系方式 图标 链接 lxfs',
  furniture:
    'page numbers running head name on later pages margin line 页码 姓名 续页 ym yj yemei yejiao yema',
  writing: 'language placeholders hints empty 页面语言 中文 English 灰色提示',
}
