import { SECTION_KINDS, type Language, type SectionKind } from './choices'
import type { EntryItem, Fact } from './schema'

/** What a person writes into an item; the rest are switches and what an import left. */
export type ItemFieldName = Exclude<
  keyof EntryItem,
  'id' | 'hidden' | 'joined' | 'keepTogether' | 'pageBreak' | 'extra'
>

/** What each kind of control writes. A `line` has the schema's usual length: `line()`. */
type Values = { line: string; date: string; link: string; text: string; tags: string[]; facts: Fact[] }
export type Control = keyof Values
type Words = Record<Language, string>

type Answers = {
  /** Its usual name. */
  label: Words
  /** The kinds of sections whose form asks for it, by another name or its usual one; elsewhere it is shown when filled. */
  asked: Partial<Record<SectionKind, Words | true>>
  /** Two items of a kind that are the same in all of these are one that stands twice. */
  identifies: boolean
  /** Whether the assistant may offer a change of it, may only read it, or never sees it; in an entry it makes new it writes both. */
  assistant: 'changes' | 'reads' | 'never'
  /** Whether the site's search finds an example by its words. */
  inSearch: boolean
  /** Whether a term of a job is looked for in it. */
  inTerms: boolean
}
/** Where files for reading (Word, HTML, Markdown, text) have a line: in the heading, beside the dates, or as a labelled fact. */
type LineAnswers = { shownAs: 'heading' | 'beside' | 'fact' }
/** What JSON Resume and YAML call it where a list has no name of its own for it (app/features/interchange/json-resume/list-specs.ts). */
type NameAnswers = { jsonName: string }

/** A field whose control is C, with what everything that walks the table asks of it. */
export type ItemField<C extends Control> = Answers & { control: C } & (C extends 'line'
    ? LineAnswers
    : unknown) &
  (C extends 'text' | 'facts' ? unknown : NameAnswers)

type Table = {
  [Name in ItemFieldName]: {
    [C in Control]: EntryItem[Name] extends Values[C] ? ItemField<C> : never
  }[Control]
}
/** What every form asks for must have a name for every kind. */
type AskedEverywhere = { asked: Record<SectionKind, Words | true> }

// an edge: entries lose the names of their keys
const EVERY_KIND = Object.fromEntries(SECTION_KINDS.map((kind) => [kind, true])) as Record<SectionKind, true>

/**
 * The fields of an item, in the order they are read in: the one description of each. The forms, the exporters, the search,
 * the inspection, the assistant and the tests of the layouts walk it; CONTRIBUTING.md has the recipe for one more.
 */
export const ITEM_FIELDS = {
  title: {
    control: 'line',
    label: { 'zh-CN': '标题', en: 'Title' },
    asked: {
      summary: { 'zh-CN': '小标题', en: 'Subheading' },
      experience: { 'zh-CN': '公司', en: 'Company' },
      education: { 'zh-CN': '学校', en: 'School' },
      project: { 'zh-CN': '项目名称', en: 'Project' },
      volunteer: { 'zh-CN': '组织', en: 'Organization' },
      award: { 'zh-CN': '奖项名称', en: 'Award' },
      certificate: { 'zh-CN': '证书名称', en: 'Certificate' },
      publication: true,
      language: { 'zh-CN': '语言', en: 'Language' },
      interest: { 'zh-CN': '兴趣', en: 'Interest' },
      reference: { 'zh-CN': '姓名', en: 'Name' },
      custom: true,
      skill: { 'zh-CN': '技能', en: 'Skill' },
    },
    ...{ identifies: true, assistant: 'changes', inSearch: true, inTerms: true },
    ...{ shownAs: 'heading', jsonName: 'name' },
  },
  subtitle: {
    control: 'line',
    label: { 'zh-CN': '副标题', en: 'Subtitle' },
    asked: {
      experience: { 'zh-CN': '职位', en: 'Position' },
      education: { 'zh-CN': '学位与专业', en: 'Degree and subject' },
      project: { 'zh-CN': '角色', en: 'Role' },
      volunteer: { 'zh-CN': '角色', en: 'Role' },
      award: { 'zh-CN': '颁发机构', en: 'Awarded by' },
      certificate: { 'zh-CN': '颁发机构', en: 'Issued by' },
      publication: { 'zh-CN': '出版方', en: 'Publisher' },
      language: { 'zh-CN': '水平', en: 'Level' },
      reference: { 'zh-CN': '身份', en: 'Relation' },
      custom: true,
    },
    ...{ identifies: true, assistant: 'changes', inSearch: true, inTerms: true },
    ...{ shownAs: 'heading', jsonName: 'subtitle' },
  },
  place: {
    control: 'line',
    label: { 'zh-CN': '地点', en: 'Location' },
    asked: { experience: true, education: true, project: true, volunteer: true, custom: true },
    ...{ identifies: false, assistant: 'changes', inSearch: false, inTerms: false },
    ...{ shownAs: 'beside', jsonName: 'location' },
  },
  start: {
    control: 'date',
    label: { 'zh-CN': '开始', en: 'Start' },
    asked: {
      ...{ experience: true, education: true, project: true, volunteer: true, custom: true },
      ...{ award: true, certificate: true, publication: true },
    },
    ...{ identifies: true, assistant: 'reads', inSearch: false, inTerms: false },
    jsonName: 'startDate',
  },
  end: {
    control: 'date',
    label: { 'zh-CN': '结束', en: 'End' },
    asked: { experience: true, education: true, project: true, volunteer: true, custom: true },
    ...{ identifies: false, assistant: 'reads', inSearch: false, inTerms: false },
    jsonName: 'endDate',
  },
  link: {
    control: 'link',
    label: { 'zh-CN': '链接', en: 'Link' },
    asked: {
      experience: { 'zh-CN': '网址', en: 'Website' },
      education: { 'zh-CN': '网址', en: 'Website' },
      project: { 'zh-CN': '项目链接', en: 'Link' },
      volunteer: { 'zh-CN': '网址', en: 'Website' },
      award: { 'zh-CN': '网址', en: 'Link' },
      certificate: { 'zh-CN': '网址', en: 'Link' },
      publication: true,
      reference: { 'zh-CN': '联系方式', en: 'Contact' },
      custom: true,
    },
    ...{ identifies: false, assistant: 'never', inSearch: false, inTerms: false },
    jsonName: 'url',
  },
  facts: {
    control: 'facts',
    label: { 'zh-CN': '补充字段', en: 'More fields' },
    asked: EVERY_KIND,
    // each fact has an id of its own, by which the assistant changes it
    ...{ identifies: false, assistant: 'reads', inSearch: false, inTerms: true },
  },
  tags: {
    control: 'tags',
    label: { 'zh-CN': '关键词', en: 'Keywords' },
    asked: {
      experience: { 'zh-CN': '关键词', en: 'Keywords' },
      education: { 'zh-CN': '课程', en: 'Courses' },
      project: { 'zh-CN': '技术栈', en: 'Technologies' },
      volunteer: { 'zh-CN': '关键词', en: 'Keywords' },
      interest: { 'zh-CN': '关键词', en: 'Keywords' },
      custom: true,
    },
    ...{ identifies: false, assistant: 'changes', inSearch: true, inTerms: true },
    jsonName: 'keywords',
  },
  text: {
    control: 'text',
    label: { 'zh-CN': '内容', en: 'Text' },
    asked: {
      summary: true,
      experience: { 'zh-CN': '职责与成果', en: 'What you did and achieved' },
      education: { 'zh-CN': '补充说明', en: 'Details' },
      project: { 'zh-CN': '项目描述', en: 'Description' },
      volunteer: { 'zh-CN': '内容', en: 'Description' },
      award: { 'zh-CN': '说明', en: 'Description' },
      certificate: { 'zh-CN': '说明', en: 'Description' },
      publication: { 'zh-CN': '摘要', en: 'Summary' },
      language: { 'zh-CN': '说明', en: 'Details' },
      interest: { 'zh-CN': '说明', en: 'Details' },
      reference: { 'zh-CN': '推荐语', en: 'Reference' },
      custom: true,
      skill: { 'zh-CN': '说明', en: 'Details' },
    },
    ...{ identifies: false, assistant: 'changes', inSearch: true, inTerms: true },
  },
} satisfies Table & Record<'title' | 'text' | 'facts', AskedEverywhere>

export type FieldsWith<C extends Control> = {
  [Name in ItemFieldName]: (typeof ITEM_FIELDS)[Name]['control'] extends C ? Name : never
}[ItemFieldName]
