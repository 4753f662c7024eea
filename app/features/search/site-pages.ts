import { LANGUAGES, type Language } from '../../../collections/resumes/schema'
import type { SearchEntry } from '../../../collections/search/entry'
import { toolPages } from './tool-pages'

export type SitePage = { url: string; texts: Record<Language, { title: string; summary: string }> }

/** Pages that are written in code; a page's line comes with the page. */
export const SITE_PAGES: SitePage[] = [
  {
    url: '/',
    texts: {
      'zh-CN': {
        title: '首页：简历模板',
        summary: '选一个模板，直接在页面上编辑，下载的 PDF 与所见一致。无需注册，支持分享与访问码。',
      },
      en: {
        title: 'Home: resume templates',
        summary:
          'Pick a template, edit it on the page, download a PDF that matches. No account needed to start.',
      },
    },
  },
  {
    url: '/template',
    texts: {
      'zh-CN': { title: '简历范例', summary: '按职业与阶段整理的完整简历范例，点一下就能照着改。' },
      en: {
        title: 'Resume examples',
        summary: 'Full examples by profession and career stage, ready to make your own.',
      },
    },
  },
  {
    url: '/guide',
    texts: {
      'zh-CN': {
        title: '写作指南',
        summary: '怎样写成果、用数字、按岗位修改，照片与篇幅，招聘系统（ATS）的真相。',
      },
      en: {
        title: 'Guides',
        summary:
          'How to write results, use numbers, tailor to a job post; photos, length, and facts on hiring systems (ATS).',
      },
    },
  },
  {
    url: '/tools',
    texts: {
      'zh-CN': {
        title: '简历工具',
        summary: '导入与格式转换、招聘系统文本视图、证件照裁剪、PDF 合并与页序、文字检查。文件不离开浏览器。',
      },
      en: {
        title: 'Tools',
        summary:
          'Import and convert, ATS text view, photo crop, merge PDFs, text check. Files stay in your browser.',
      },
    },
  },
  ...toolPages,
  {
    url: '/recruitment',
    texts: {
      'zh-CN': { title: '招聘信息', summary: '按城市和标签查找职位，看截止日期，挑一份范例开始写简历。' },
      en: {
        title: 'Jobs',
        summary: 'Find positions by city and tag, see their deadlines, start a resume that fits.',
      },
    },
  },
  {
    url: '/vip',
    texts: {
      'zh-CN': { title: '会员', summary: '免费版长期可用、导出不限次数；会员得到更多空间和会员模板。' },
      en: {
        title: 'Membership',
        summary:
          'Free for as long as you like, with unlimited exports. Members get more space and member-only templates.',
      },
    },
  },
]

/** The entries of these pages; `changedAt` is the day the texts last changed. */
export const sitePageEntries: SearchEntry[] = SITE_PAGES.flatMap(({ url, texts }) =>
  LANGUAGES.map((language) => ({
    kind: 'page' as const,
    language,
    url,
    ...texts[language],
    changedAt: '2026-11-27T00:00:00.000Z',
  })),
)
