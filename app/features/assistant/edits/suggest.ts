import { resumeContent, type Language, type ResumeContent } from '../../../../collections/resumes/schema'
import { applyPatch } from '../../../document/patch/apply-patch'
import { diffDocuments } from '../../../document/patch/diff-documents'
import { toPointer, type Operation, type Patch } from '../../../document/patch/patch'
import { normalizeInput } from '../../../document/rich-text/normalize-input'
import type { CheckedFacts, Suggestion } from '../tasks/events'
import { asLine, asStored } from './clean-text'
import { findPlace, type Place } from './find-place'
import type { Edit } from './edit-schema'

/** What the fact guard has yet to look at. */
export type Offer = Omit<Suggestion, 'key' | keyof CheckedFacts>
export type SuggestOptions = {
  content: ResumeContent
  revision: number
  edit: Edit
  /** names of the fields that this task may change, as `entry.text` */
  allowed: readonly string[]
  language: Language
}

/** Makes of one edit a change to be accepted or refused; undefined where it names nothing, may not, or changes nothing. */
export function suggest({ content, revision, edit, allowed, language }: SuggestOptions): Offer | undefined {
  const place = findPlace({ content, id: edit.id, field: edit.field })
  if (!place || !allowed.includes(`${place.of}.${place.field}`)) return undefined
  const value = cleanValue({ place, value: edit.value })
  const ops = replaceAt({ content, place, value })
  if (ops.length === 0) return undefined
  const [before, after] = [asText(place.value), asText(value)]
  return {
    ...{ revision, ops, before, after },
    path: toPointer(place.path),
    title: titleOf({ content, place, language }),
    why: asLine(edit.why).slice(0, 300),
  }
}

type Options = { content: ResumeContent; place: Place; value: unknown }

/** A patch that replaces a field, tested by ids and by what it says now; empty where it would say the same or break the document. */
export function replaceAt({ content, place, value }: Options): Patch {
  const path = toPointer(place.path)
  const changed = applyPatch({ document: content, patch: [{ op: 'replace', path, value }] })
  if (!resumeContent.safeParse(changed).success) return []
  return diffDocuments({ from: content, to: changed }).flatMap((operation): Operation[] =>
    operation.op === 'replace'
      ? [{ op: 'test', path: operation.path, value: place.value }, operation]
      : [operation],
  )
}

/** As the editor itself would have written it. */
function cleanValue({ place, value }: { place: Place; value: string }): string | string[] {
  const text = normalizeInput(value).replace(/[^\P{Cc}\n\t]/gu, '')
  if (Array.isArray(place.value))
    return text
      .split('\n')
      .map((line) => asLine(line.replace(/^\s*[-*•]\s+/, '')))
      .filter(Boolean)
  return place.field === 'text' ? asStored(text) : asLine(text)
}

const asText = (value: string | string[]): string => (Array.isArray(value) ? value.join('\n') : value)

const RESUME: Record<Language, string> = { 'zh-CN': '简历', en: 'Resume' }
const SUGGESTION: Record<Language, (name: string) => string> = {
  'zh-CN': (name) => `建议：${name}`,
  en: (name) => `Suggestion: ${name}`,
}

/** What undo calls it, and what stands above it in a list: the entry's or section's own name. */
function titleOf(options: Pick<SuggestOptions, 'content' | 'language'> & { place: Place }): string {
  const { content, place, language } = options
  const name = nameOf({ content, place }) || RESUME[language]
  return SUGGESTION[language](name)
}

function nameOf({ content, place }: { content: ResumeContent; place: Place }): string {
  const [list, first, , second] = place.path
  if (list === 'skill') return content.skill.title
  if (list === 'baseInfo') return content.baseInfo.title
  const section = content.entryList[Number(first)]
  const item = place.of === 'section' ? undefined : section?.items[Number(second)]
  return item?.title || item?.subtitle || section?.title || ''
}
