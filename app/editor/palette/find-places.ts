import { ITEM_FIELDS, type ItemFieldName } from '../../../collections/resumes/item-fields'
import type { Language, SectionKind } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { nameOfBlock } from '../blocks/name-of-block'
import { findPlace } from '../edits/find-place'
import { textFields } from '../edits/text-fields'
import { findInText } from '../find/find-in-text'
import type { FieldTarget } from '../session/editor'
import { fieldLabel } from '../labels/field-label'
import { FORM_TEXTS } from '../texts/form-texts'
import { FIELD_WORDS } from '../texts/field-words'
import { writtenText } from '../writing/written-field'

/** A field that a query leads to. */
export type FoundPlace = {
  target: FieldTarget
  /** Section, entry and field, in words. */
  path: string[]
  /** What stands there around the match, without line ends. */
  excerpt: string
  /** What is selected there. */
  from: number
  to: number
}

const MOST = 12
/** Letters before and behind a match. */
const BEFORE = 16
const BEHIND = 60

type Options = { content: ResumeContent; query: string; language: Language }

/** The places of a document whose text has a query, then those whose name and text have all of its words. */
export function findPlaces({ content, query, language }: Options): FoundPlace[] {
  const sought = query.trim()
  if (sought === '') return []
  const words = sought.normalize('NFKC').toLowerCase().split(/\s+/)
  const fields = textFields(content).flatMap((target) => {
    const named = namedField({ content, language, ...target })
    return named ? [{ target, path: named, text: writtenText({ content, ...target }) ?? '' }] : []
  })
  const byText = fields.flatMap(({ target, path, text }) => {
    const [first] = findInText({ text, query: sought, matchCase: false, wholeWord: false })
    return first ? [{ target, path, excerpt: excerptOf({ text, ...first }), ...first }] : []
  })
  const isNew = ({ owner, field }: FieldTarget) =>
    !byText.some(({ target }) => target.owner === owner && target.field === field)
  const byName = fields
    .filter(({ target, path, text }) => {
      const all = `${path.join(' ')} ${text}`.normalize('NFKC').toLowerCase()
      return isNew(target) && words.every((word) => all.includes(word)) && hasAny(path.at(-1), words)
    })
    .map(({ target, path, text }) => ({
      ...{ target, path, from: text.length, to: text.length },
      excerpt: excerptOf({ text, from: 0, to: 0 }),
    }))
  return [...byText, ...byName].slice(0, MOST)
}

/** Of a name that the fields around have as well, the field's own word must be meant. */
function hasAny(name: string | undefined, words: readonly string[]): boolean {
  const own = (name ?? '').normalize('NFKC').toLowerCase()
  return words.some((word) => own.includes(word))
}

type Asked = Partial<Record<SectionKind, unknown>>
type Named = Omit<Options, 'query'> & FieldTarget

/** A field in words, outermost first; undefined where a form shows no such field: a label beside its value, an empty one that nobody asks for. */
export function namedField({ content, language, owner, field }: Named): string[] | undefined {
  const basics = content.baseInfo.title || FORM_TEXTS[language].basics
  const names: Record<string, string> = FIELD_WORDS[language]
  if (owner === '$baseInfo') return [basics]
  const skillId = content.entryList.find(({ kind }) => kind === 'skill')?.id ?? ''
  const skills = nameOfBlock({ content, id: skillId, language })
  if (owner === '$skill') return [skills]
  const place = findPlace({ content, id: owner })
  switch (place?.kind) {
    case 'row':
      return field === 'value' ? [basics, place.value.key || (names.value ?? '')] : undefined
    case 'skill':
      return [skills, place.value.key, ...(field === 'key' ? [] : [names[field] ?? field])]
    case 'section':
      return [nameOfBlock({ content, id: owner, language })]
    case 'item': {
      const { kind } = place.section
      const { asked }: { asked: Asked } = ITEM_FIELDS[field as ItemFieldName]
      const isShown = asked[kind] !== undefined || (writtenText({ content, owner, field }) ?? '') !== ''
      const label = fieldLabel({ kind, field, language }) ?? field
      return isShown ? [...blocksAround({ content, language, owner }), label] : undefined
    }
    case 'fact': {
      const around = blocksAround({ content, language, owner: place.item.id })
      return field === 'value' ? [...around, place.value.label || (names.value ?? '')] : undefined
    }
    default:
      return undefined
  }
}

function blocksAround({ content, language, owner }: Omit<Named, 'field'>): string[] {
  const place = findPlace({ content, id: owner })
  const section = place?.kind === 'item' ? place.section.id : ''
  return [section, owner].map((id) => nameOfBlock({ content, id, language }))
}

function excerptOf({ text, from, to }: { text: string; from: number; to: number }): string {
  const start = from <= BEFORE ? 0 : from - BEFORE
  const end = Math.min(text.length, to + BEHIND)
  const shown = text.slice(start, end).replace(/\s+/g, ' ')
  return `${start > 0 ? '…' : ''}${shown}${end < text.length ? '…' : ''}`
}
