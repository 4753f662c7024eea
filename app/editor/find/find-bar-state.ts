import { createValue } from '~/session/create-value'
import type { Editor } from '../session/editor'
import { COMMAND_TEXTS } from '../commands/command-texts'
import { earlyKeys } from '~/components/ui/early-keys'
import { rangeOf, type Caret } from '../writing/caret'
import type { Match } from './find-matches'

/** How the bar was opened last: each time is a new object. */
export type FindOpened = {
  replaces: boolean
  /** What was selected on the page is what is looked for. */
  query: string | undefined
  /** Where one was writing. */
  caret: Caret | undefined
}
export const findOpened = createValue<FindOpened | undefined>(undefined)

/** How high the bar is drawn, in pixels; 0 while it isn't. */
export const findHeight = createValue(0)

/** What is marked on the pages; its `current` match is shown. */
export type Found = { matches: readonly Match[]; current: number }
export const found = createValue<Found | undefined>(undefined)

/** A selection that is longer, or of several lines, is a passage that nobody looks for. */
const MOST_LETTERS = 100

/** Opens the bar, or takes the keys back into it. */
export function openFind({ editor, replaces }: { editor: Editor; replaces: boolean }): void {
  const { pen } = editor
  const writing = pen.writing.get()
  const caret = writing?.isActive ? writing.caret : undefined
  const { from, to } = caret ? rangeOf(caret) : { from: 0, to: 0 }
  const selected = caret ? pen.text(caret).slice(from, to) : ''
  const isSought = selected.trim() !== '' && selected.length <= MOST_LETTERS && !selected.includes('\n')
  const before = findOpened.get()
  if (!before) earlyKeys.begin({ label: COMMAND_TEXTS[editor.language].find, onEscape: closeFind })
  findOpened.set({
    replaces: replaces || (before?.replaces ?? false),
    query: isSought ? selected : undefined,
    caret: caret ?? before?.caret,
  })
}

export function closeFind(): void {
  earlyKeys.take()
  findOpened.set(undefined)
  found.set(undefined)
}
