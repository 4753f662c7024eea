import type { SelectedText } from './selected-text'
import { breakLine } from './break-line'
import { toggleList } from './toggle-list'
import { toggleMark } from './toggle-mark'

export type RichTextCommand = 'bold' | 'italic' | 'underline' | 'highlight' | 'link' | 'bullets' | 'numbered'

type Pressed = { key: string; code: string; mod: boolean; shift: boolean; alt: boolean }

/** The command of a key; undefined for ordinary typing. */
export function commandOfKey({ key, code, mod, shift, alt }: Pressed): RichTextCommand | 'enter' | undefined {
  if (!mod) return key === 'Enter' && !shift && !alt ? 'enter' : undefined
  if (alt) return undefined
  if (shift) {
    if (code === 'KeyH') return 'highlight'
    if (code === 'Digit7') return 'numbered'
    return code === 'Digit8' ? 'bullets' : undefined
  }
  return ({ KeyB: 'bold', KeyI: 'italic', KeyU: 'underline', KeyK: 'link' } as const)[code]
}

/** What a command makes of a text; undefined when there is nothing for it to do. */
export function runCommand(options: {
  command: Exclude<RichTextCommand, 'link'> | 'enter'
  selected: SelectedText
}): SelectedText | undefined {
  const { command, selected } = options
  if (command === 'enter') return breakLine(selected)
  if (command === 'bullets' || command === 'numbered') {
    return toggleList({ selected, ordered: command === 'numbered' })
  }
  return toggleMark({ selected, mark: command })
}
