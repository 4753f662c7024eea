import { findPlace } from '../edits/find-place'
import type { Editor, FieldTarget } from '../session/editor'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { nameOfField } from '../writing/name-of-field'

/** The first field that holds what can't be stored, of those that are still there. */
export function refusedField({ drafts, content }: Pick<Editor, 'drafts' | 'content'>) {
  return drafts
    .refused()
    .map(([key]) => targetOf(key))
    .find(({ owner }) => owner.startsWith('$') || findPlace({ content: content(), id: owner }) !== undefined)
}

/** How that field is called; those of the style have names in their own panel alone. */
export function nameOfRefused(editor: Pick<Editor, 'content' | 'language'>, target: FieldTarget): string {
  const { language } = editor
  if (target.owner === '$config') return SHELL_TEXTS[language].style
  return nameOfField({ content: editor.content(), language, ...target })
}

export function targetOf(key: string): FieldTarget {
  const dot = key.lastIndexOf('.')
  return { owner: key.slice(0, dot), field: key.slice(dot + 1) }
}
