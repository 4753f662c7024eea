import type { Language } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { findPlace } from '../edits/find-place'
import { nameOfUnnamed } from '../labels/name-of-unnamed'
import { ITEM_LABELS } from '../../../collections/resumes/section-labels'
import { STEP_TEXTS } from '../texts/step-texts'

type Options = { content: ResumeContent; id: string; language: Language }

/** What a block is called: a section by its title, an entry by what stands in its heading. */
export function nameOfBlock({ content, id, language }: Options): string {
  const place = findPlace({ content, id })
  const labels = ITEM_LABELS[language]
  if (place?.kind === 'section') {
    const { kind, title } = place.value
    return (kind === 'skill' ? content.skill.title : title) || labels[kind].name
  }
  if (place?.kind !== 'item') return ''
  const { title, subtitle } = place.value
  const named = [title, subtitle].filter((part) => part !== '').join(STEP_TEXTS[language].join)
  return named || nameOfUnnamed({ section: place.section, language })
}
