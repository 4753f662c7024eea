import type { LayoutCode } from '../../../collections/layout-codes'
import type { Language, ResumeContentInput } from '../../../collections/resumes/schema'
import type { TemplateTag } from '../../../collections/template-tags'
import { bannerEn } from './banner-en'
import { bannerZh } from './banner-zh'
import { classicEn } from './classic-en'
import { classicZh } from './classic-zh'
import { classicZhCampus } from './classic-zh-campus'
import { compactEn } from './compact-en'
import { compactZh } from './compact-zh'
import { compactZhCampus } from './compact-zh-campus'
import { editorialEn } from './editorial-en'
import { editorialZh } from './editorial-zh'
import { sidebarEn } from './sidebar-en'
import { sidebarEnGraduate } from './sidebar-en-graduate'
import { sidebarZh } from './sidebar-zh'
import { timelineEn } from './timeline-en'
import { timelineEnGraduate } from './timeline-en-graduate'
import { timelineZh } from './timeline-zh'
import { writtenEn } from './en'
import { writtenTemplate } from './written-template'
import { writtenZh } from './zh'

export type SeededTemplate = {
  code: string
  title: string
  layout: LayoutCode
  language: Language
  tags: readonly TemplateTag[]
  /** for members; students' templates and one of each layout stay free */
  vipOnly?: boolean
  content: ResumeContentInput
}

const chinese: SeededTemplate[] = [
  {
    code: 'classic-zh',
    title: '经典 · 后端工程师',
    layout: 'classic',
    language: 'zh-CN',
    tags: ['minimalist', 'single-page'],
    content: classicZh,
  },
  {
    code: 'sidebar-zh',
    title: '侧栏 · 主管护师',
    layout: 'sidebar',
    language: 'zh-CN',
    tags: ['single-page'],
    content: sidebarZh,
  },
  {
    code: 'banner-zh',
    title: '横幅 · 品牌策划校招',
    layout: 'banner',
    language: 'zh-CN',
    tags: ['fresh-graduate', 'campus-recruitment', 'single-page'],
    content: bannerZh,
  },
  {
    code: 'timeline-zh',
    title: '时间线 · 产品经理',
    layout: 'timeline',
    language: 'zh-CN',
    tags: ['multi-page'],
    content: timelineZh,
  },
  {
    code: 'compact-zh',
    title: '紧凑 · 财务经理',
    vipOnly: true,
    layout: 'compact',
    language: 'zh-CN',
    tags: ['single-page'],
    content: compactZh,
  },
  {
    code: 'editorial-zh',
    title: '书页 · 语文教师',
    layout: 'editorial',
    language: 'zh-CN',
    tags: ['minimalist', 'multi-page'],
    content: editorialZh,
  },
  {
    code: 'classic-zh-campus',
    title: '经典 · 前端开发校招',
    layout: 'classic',
    language: 'zh-CN',
    tags: ['fresh-graduate', 'campus-recruitment', 'minimalist', 'single-page'],
    content: classicZhCampus,
  },
  {
    code: 'compact-zh-campus',
    title: '紧凑 · 机械硕士校招',
    layout: 'compact',
    language: 'zh-CN',
    tags: ['fresh-graduate', 'campus-recruitment', 'single-page'],
    content: compactZhCampus,
  },
]

const english: SeededTemplate[] = [
  {
    code: 'banner-en',
    title: 'Banner · Data analyst',
    layout: 'banner',
    language: 'en',
    tags: ['english', 'single-page'],
    content: bannerEn,
  },
  {
    code: 'sidebar-en',
    title: 'Sidebar · Marketing manager',
    vipOnly: true,
    layout: 'sidebar',
    language: 'en',
    tags: ['english', 'single-page'],
    content: sidebarEn,
  },
  {
    code: 'editorial-en',
    title: 'Editorial · Product designer',
    layout: 'editorial',
    language: 'en',
    tags: ['english', 'minimalist', 'single-page'],
    content: editorialEn,
  },
  {
    code: 'timeline-en',
    title: 'Timeline · Account executive',
    layout: 'timeline',
    language: 'en',
    tags: ['english', 'single-page'],
    content: timelineEn,
  },
  {
    code: 'compact-en',
    title: 'Compact · Mechanical engineer',
    layout: 'compact',
    language: 'en',
    tags: ['english', 'multi-page'],
    content: compactEn,
  },
  {
    code: 'classic-en',
    title: 'Classic · Researcher',
    layout: 'classic',
    language: 'en',
    tags: ['english', 'minimalist', 'multi-page'],
    content: classicEn,
  },
  {
    code: 'sidebar-en-graduate',
    title: 'Sidebar · Economics graduate',
    layout: 'sidebar',
    language: 'en',
    tags: ['english', 'fresh-graduate', 'campus-recruitment', 'single-page'],
    content: sidebarEnGraduate,
  },
  {
    code: 'timeline-en-graduate',
    title: 'Timeline · Biology graduate',
    layout: 'timeline',
    language: 'en',
    tags: ['english', 'fresh-graduate', 'single-page'],
    content: timelineEnGraduate,
  },
]

/** The templates that come with Jianli, newest first: the two languages in turn, so that either finds its own early. */
export const seededTemplates: SeededTemplate[] = inTurn(
  [...chinese, ...writtenZh.map(writtenTemplate)],
  [...english, ...writtenEn.map(writtenTemplate)],
)

function inTurn<T>(left: T[], right: T[]): T[] {
  return left.flatMap((one, index) => [one, ...right.slice(index, index + 1)])
}
