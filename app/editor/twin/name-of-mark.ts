import type { Language } from '../../../collections/resumes/choices'
import type { EntryItem, EntrySection, ResumeContent } from '../../../collections/resumes/schema'
import type { TwinMark } from '../../features/twins/compare-twins'
import { ORDER, PLACE } from '../../features/twins/values-of'
import { findPlace, nameOfPlace } from '../edits/find-place'
import { fieldLabel } from '../labels/field-label'
import { nameOfUnnamed } from '../labels/name-of-unnamed'
import { ITEM_LABELS } from '../../../collections/resumes/section-labels'
import { FIELD_WORDS } from '../texts/field-words'
import { TWIN_TEXTS } from './twin-texts'

type Options = { mark: TwinMark; own: ResumeContent; other: ResumeContent; language: Language }

/** The place of a mark in words, as “Experience › Acme › Start”. */
export function nameOfMark({ mark: { owner, field }, own, other, language }: Options): string {
  const texts = TWIN_TEXTS[language]
  const names = new Map(Object.entries<string>(texts.parts))
  const fields = new Map(Object.entries<string>(FIELD_WORDS[language]))
  // The reader's words around it are of one language with those of the side in it.
  const sides = other.config.language === language ? [other, own] : [own, other]
  const around = names.has(owner)
    ? [names.get(owner) ?? '']
    : (sides.map((content) => wordsOf({ content, id: owner, language })).find((words) => words) ?? [])
  if (field === ORDER) return [...around, texts.order].join(texts.join)
  if (field === PLACE || owner === '$avatar') return around.join(texts.join)
  const place = findPlace({ content: own, id: owner }) ?? findPlace({ content: other, id: owner })
  // a row is called by its label alone
  if (place?.kind === 'row' && field === 'value') return around.join(texts.join)
  const asked = place?.kind === 'item' ? fieldLabel({ kind: place.section.kind, field, language }) : undefined
  return [...around, asked ?? fields.get(field) ?? ''].filter(Boolean).join(texts.join)
}

function wordsOf({ content, id, language }: { content: ResumeContent; id: string; language: Language }) {
  const place = findPlace({ content, id })
  if (!place) return undefined
  const labels = ITEM_LABELS[language]
  const texts = TWIN_TEXTS[language]
  const title = (section: { kind: keyof typeof labels; title: string }) =>
    (section.kind === 'skill' ? content.skill.title : section.title) || labels[section.kind].name
  const within = (section: EntrySection, item: EntryItem) => [
    ...new Set([title(section), item.title || nameOfUnnamed({ section, language })]),
  ]
  switch (place.kind) {
    case 'section':
      return [title(place.value)]
    case 'item':
      return within(place.section, place.value)
    case 'fact':
      return [...within(place.section, place.item), nameOfPlace(place)]
    case 'row':
      return [nameOfPlace(place) || texts.parts.$baseInfo]
    case 'skill':
      return [content.skill.title || texts.parts.$skill, nameOfPlace(place)].filter(Boolean)
  }
}
