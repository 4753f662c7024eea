export type RichTextCommand = 'bold' | 'italic' | 'underline' | 'highlight' | 'link' | 'bullets' | 'numbered'

type Pressed = { key: string; code: string; mod: boolean; shift: boolean; alt: boolean }

/** The command of a key; undefined for ordinary typing. */
export function commandOfKey({ code, mod, shift, alt }: Pressed): RichTextCommand | undefined {
  if (!mod || alt) return undefined
  if (shift) {
    if (code === 'KeyH') return 'highlight'
    if (code === 'Digit7') return 'numbered'
    return code === 'Digit8' ? 'bullets' : undefined
  }
  return ({ KeyB: 'bold', KeyI: 'italic', KeyU: 'underline', KeyK: 'link' } as const)[code]
}
