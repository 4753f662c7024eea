import { defineTexts } from '~/i18n/define-texts'

/** What is done to a row: the name of the step of undo, and what is said; dates, scales and what has no name, too. Apart from the forms' other words, which come later. */
export const STEP_TEXTS = defineTexts({
  'zh-CN': {
    addSkill: '添加技能',
    atEdge: (name: string) => `${name}无法继续移动`,
    moved: (o: { name: string; at: number; of: number }) => `${o.name}已移到第 ${o.at} 位，共 ${o.of} 位`,
    added: (name: string) => `已添加${name}`,
    moving: (name: string) => `移动${name}`,
    removing: (name: string) => `删除${name}`,
    adding: (name: string) => `添加${name}`,
    join: '，',
    skill: '技能',
    scale: '分值',
    untitled: (item: string) => `未命名${item}`,
    dates: '起止时间',
    keptAsText: (words: string) => `“${words}”不是日期，已保留为文字`,
    wentTo: (o: { words: string; name: string }) => `“${o.words}”已移到“${o.name}”`,
  },
  en: {
    addSkill: 'Add skill',
    atEdge: (name: string) => `Can’t move ${name} any further`,
    moved: (o: { name: string; at: number; of: number }) => `${o.name} moved to ${o.at} of ${o.of}`,
    added: (name: string) => `${name} added`,
    moving: (name: string) => `Move ${name}`,
    removing: (name: string) => `Remove ${name}`,
    adding: (name: string) => `Add ${name}`,
    join: ', ',
    skill: 'Skill',
    scale: 'Score',
    untitled: (item: string) => `Untitled ${item}`,
    dates: 'Dates',
    keptAsText: (words: string) => `“${words}” isn’t a date; kept as text`,
    wentTo: (o: { words: string; name: string }) => `“${o.words}” moved to ${o.name}`,
  },
})
