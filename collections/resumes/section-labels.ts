import type { Language, SectionKind } from './choices'

/** What a section and its items are called: the section's name in the menu of kinds is its first title as well. */
export type ItemLabels = { name: string; item: string }

export const ITEM_LABELS: Record<Language, Record<SectionKind, ItemLabels>> = {
  'zh-CN': {
    summary: { name: '个人简介', item: '段落' },
    experience: { name: '工作经历', item: '工作经历' },
    education: { name: '教育背景', item: '教育经历' },
    project: { name: '项目经历', item: '项目' },
    volunteer: { name: '志愿经历', item: '志愿经历' },
    award: { name: '荣誉奖项', item: '奖项' },
    certificate: { name: '证书', item: '证书' },
    publication: { name: '发表作品', item: '作品' },
    language: { name: '语言能力', item: '语言' },
    interest: { name: '兴趣爱好', item: '兴趣' },
    reference: { name: '推荐人', item: '推荐人' },
    custom: { name: '自定义', item: '条目' },
    skill: { name: '技能', item: '技能' },
  },
  en: {
    summary: { name: 'Summary', item: 'paragraph' },
    experience: { name: 'Experience', item: 'position' },
    education: { name: 'Education', item: 'degree' },
    project: { name: 'Projects', item: 'project' },
    volunteer: { name: 'Volunteering', item: 'position' },
    award: { name: 'Awards', item: 'award' },
    certificate: { name: 'Certificates', item: 'certificate' },
    publication: { name: 'Publications', item: 'publication' },
    language: { name: 'Languages', item: 'language' },
    interest: { name: 'Interests', item: 'interest' },
    reference: { name: 'References', item: 'reference' },
    custom: { name: 'Custom section', item: 'entry' },
    skill: { name: 'Skills', item: 'skill' },
  },
}
