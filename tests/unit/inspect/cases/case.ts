import type {
  BASE_INFO_KINDS,
  EntryItem,
  Language,
  ResumeContent,
} from '../../../../collections/resumes/schema'
import { entryItem, entrySection, skillRow, type SectionKind } from '../../../../collections/resumes/schema'
import { inspectResume } from '../../../../app/features/inspect/inspect-resume'
import type { InspectResumeOptions } from '../../../../app/features/inspect/types'
import { cleanResume } from '../inspected-resume'

/** What a case does to a clean resume before it is inspected; texts are more bullets of the newest position. */
type Spoil = string | readonly string[] | ((resume: Spoiled) => void)
export type Case = { language: Language; spoil: Spoil }
export type RuleCases = { bad: Case[]; good: Case[] }

export const zh = (spoil: Spoil): Case => ({ language: 'zh-CN', spoil })
export const en = (spoil: Spoil): Case => ({ language: 'en', spoil })
export const both = (spoil: Spoil): Case[] => [zh(spoil), en(spoil)]

/** A clean resume and the ways to change it. */
export class Spoiled {
  readonly options: InspectResumeOptions
  #count = 0

  constructor(language: Language) {
    const content = cleanResume(language)
    this.options = { content, language, today: '2026-11-21', pages: 1, layout: 'classic' }
  }
  get content(): ResumeContent {
    return this.options.content
  }
  section(kind: SectionKind) {
    const found = this.content.entryList.find((section) => section.kind === kind)
    if (!found) throw new Error(`No section ${kind}`)
    return found
  }
  /** An entry of the experience, the newest first. */
  work(index = 0): EntryItem {
    const item = this.section('experience').items[index]
    if (!item) throw new Error(`No position ${index}`)
    return item
  }
  first(kind: SectionKind): EntryItem {
    const [item] = this.section(kind).items
    if (!item) throw new Error(`Nothing in ${kind}`)
    return item
  }
  /** One more item in the list of the newest position. */
  bullet(...texts: string[]) {
    this.work().text += texts.map((text) => `\n- ${text}`).join('')
  }
  row(kind: (typeof BASE_INFO_KINDS)[number]) {
    const found = this.content.baseInfo.list.find((row) => row.kind === kind)
    if (!found) throw new Error(`No row ${kind}`)
    return found
  }
  dropRow(kind: (typeof BASE_INFO_KINDS)[number]) {
    this.content.baseInfo.list = this.content.baseInfo.list.filter((row) => row.kind !== kind)
  }
  addRow(row: { kind: (typeof BASE_INFO_KINDS)[number]; key?: string; value: string; url?: string }) {
    this.content.baseInfo.list.push({ id: this.#id(), key: '', url: '', hidden: false, ...row })
  }
  addSection(kind: SectionKind, title: string, ...items: Parameters<typeof entryItem.parse>[0][]) {
    const own = items.map((item) => ({ id: this.#id(), ...(item as object) }))
    this.content.entryList.push(entrySection.parse({ id: this.#id(), kind, title, items: own }))
  }
  dropSection(kind: SectionKind) {
    this.content.entryList = this.content.entryList.filter((section) => section.kind !== kind)
  }
  addItem(kind: SectionKind, item: Partial<EntryItem>) {
    this.section(kind).items.push(entryItem.parse({ id: this.#id(), ...item }))
  }
  addSkill(key: string, tags: string[] = []) {
    this.content.skill.list.push(skillRow.parse({ id: this.#id(), key, tags, level: 'B' }))
  }
  #id() {
    this.#count += 1
    return `added-${this.#count}`
  }
}

export function inspectCase({ language, spoil }: Case) {
  const resume = new Spoiled(language)
  if (typeof spoil === 'function') spoil(resume)
  else resume.bullet(...[spoil].flat())
  return { resume, ...inspectResume(resume.options) }
}
