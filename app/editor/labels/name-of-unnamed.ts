import type { Language } from '../../../collections/resumes/choices'
import type { EntrySection } from '../../../collections/resumes/schema'
import { ITEM_LABELS } from '../../../collections/resumes/section-labels'
import { STEP_TEXTS } from '../texts/step-texts'

type Options = { section: Pick<EntrySection, 'kind' | 'title'>; language: Language }

/** What an entry without a title is called: a paragraph about oneself, which has none, as its section is. */
export function nameOfUnnamed({ section: { kind, title }, language }: Options): string {
  const { name, item } = ITEM_LABELS[language][kind]
  return kind === 'summary' ? title || name : STEP_TEXTS[language].untitled(item)
}
