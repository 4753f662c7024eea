import type { Language, SectionKind } from '../../../collections/resumes/choices'
import { ITEM_LABELS } from '../labels/section-labels'
import { schemaParts } from '../schema/schema-parts'
import type { Editor } from '../session/editor'
import { FORM_TEXTS } from '../texts/form-texts'
import { focusField } from './focus-field'

type Options = { editor: Editor; kind: SectionKind; language: Language }

/** Adds a section of a kind, with its first item open. `language` is the reader's. */
export function addSection({ editor, kind, language }: Options): void {
  const texts = FORM_TEXTS[language]
  const { name } = ITEM_LABELS[language][kind]
  const section = schemaParts().newSection({ kind, language: editor.content().config.language })
  const first = section.items[0]
  editor.change({ name: texts.adding(name), recipe: (draft) => void draft.entryList.push(section) })
  editor.folds.open(section.id, ...(first ? [first.id] : []))
  editor.announce(texts.added(name))
  if (first) focusField({ owner: first.id, field: 'title' })
}
