import type { Language } from '../../../collections/resumes/choices'
import { findPlace } from '../edits/find-place'
import type { SectionChoice } from '../labels/section-choices'
import { schemaParts } from '../schema/schema-parts'
import type { Editor, FieldTarget } from '../session/editor'
import { STEP_TEXTS } from '../texts/step-texts'

type Options = {
  editor: Editor
  choice: SectionChoice
  /** the reader's */
  language: Language
  /** the section that it stands below; last without */
  below?: string
}

/** Adds a section with its first entry open, as one step of undo. Answers the field that is written first. */
export function addSection({ editor, choice, language, below }: Options): FieldTarget | undefined {
  const { kind, titles } = choice
  const texts = STEP_TEXTS[language]
  const name = titles[language]
  const section = schemaParts().newSection({ kind, title: titles[editor.content().config.language] })
  const [first] = section.items
  editor.change({
    name: texts.adding(name),
    recipe: (draft) => {
      const place = below === undefined ? undefined : findPlace({ content: draft, id: below })
      draft.entryList.splice(place ? place.index + 1 : draft.entryList.length, 0, section)
    },
  })
  editor.folds.open(section.id, ...(first ? [first.id] : []))
  editor.announce(texts.added(name))
  return first && { owner: first.id, field: kind === 'summary' ? 'text' : 'title' }
}
