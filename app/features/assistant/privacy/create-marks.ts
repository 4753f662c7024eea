/** Stands in what goes to the provider for something that is nobody's business there, and is put back in its answer. */
export type Marks = {
  /** the text with everything private replaced */
  hide: (text: string) => string
  /** the text with what was replaced put back; marks that were never given out are dropped */
  show: (text: string) => string
  /** `show` for a text that comes in pieces: holds back what may be the beginning of a mark */
  showPieces: () => { add: (piece: string) => string; end: () => string }
}
export type Private = { kind: MarkKind; text: string }
export type MarkKind = 'NAME' | 'PHONE' | 'EMAIL' | 'ADDRESS' | 'LINK' | 'ID' | 'DATE'

const OPEN = '⟦'
const CLOSE = '⟧'
const MARK = /⟦\s*([A-Z]+_\d{1,3})\s*⟧/g
const LONGEST_MARK = 16

/** What is private wherever it stands, by its form. Order matters: an address of the web may hold a phone's digits. */
const FORMS: [MarkKind, RegExp][] = [
  ['EMAIL', /[\w.+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu],
  ['LINK', /\b(?:https?:\/\/|www\.)[^\s<>()[\]"'，。；、）】》]+/gi],
  [
    'LINK',
    /\b(?:github|gitlab|linkedin|gitee|zhihu|juejin|behance|dribbble|twitter|x)\.(?:com|cn|net|im)\/[\w./%~-]+/gi,
  ],
  // identity numbers of the mainland, then telephone numbers: mobile, with area code, international
  ['ID', /(?<!\d)\d{17}[\dXx](?!\d)/g],
  ['PHONE', /(?<![\d.])(?:\+?86[-\s]?)?1[3-9]\d[-\s]?\d{4}[-\s]?\d{4}(?!\d)/g],
  ['PHONE', /(?<![\w.])\+\d{1,3}[-\s.]?(?:\(\d{1,4}\)[-\s.]?)?\d{2,4}(?:[-\s.]?\d{2,4}){1,4}(?!\d)/g],
  ['PHONE', /(?<![\w.])\(?\d{3,4}\)[-\s]?\d{3,4}[-\s]?\d{4}(?!\d)/g],
  ['PHONE', /(?<![\w.-])0\d{2,3}-\d{7,8}(?!\d)/g],
  ['PHONE', /(?<![\w.-])\d{3}[-.]\d{3}[-.]\d{4}(?!\d)/g],
]

/** Whether a text says nothing but what marks stand for. */
export const hasOnlyMarks = (text: string): boolean =>
  text.search(MARK) !== -1 && !/[\p{L}\p{N}]/u.test(text.replaceAll(MARK, ''))

/** Marks for what is known to be private of a person, and for whatever has the form of it. */
export function createMarks({ known }: { known: readonly Private[] }): Marks {
  const texts = new Map<string, string>()
  const marks = new Map<string, string>()
  const counts = new Map<MarkKind, number>()
  /** private texts that answers have had put back, wherever in a word a mark stood */
  const putBack = new Set<string>()

  function markFor({ kind, text }: Private): string {
    const there = marks.get(text)
    if (there) return there
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const mark = `${OPEN}${kind}_${count}${CLOSE}`
    marks.set(text, mark)
    texts.set(mark.slice(1, -1), text)
    return mark
  }

  const patterns = known
    .toSorted((a, b) => b.text.length - a.text.length)
    .map(({ kind, text }) => ({ kind, pattern: patternOf(text) }))
  // numbered by importance, not by the first text that happens to hold one
  for (const one of known) markFor(one)

  function hide(text: string): string {
    let rest = text.replaceAll(/[⟦⟧]/g, '')
    for (const secret of [...putBack].toSorted((a, b) => b.length - a.length))
      rest = outsideMarks({
        text: rest,
        change: (part) => part.replaceAll(secret, () => marks.get(secret) ?? ''),
      })
    for (const { kind, pattern } of [...FORMS.map(([kind, pattern]) => ({ kind, pattern })), ...patterns])
      rest = outsideMarks({
        text: rest,
        change: (part) => part.replace(pattern, (found) => markFor({ kind, text: found })),
      })
    return rest
  }
  const show = (text: string): string =>
    text.replace(MARK, (_, name: string) => {
      const known = texts.get(name) ?? ''
      if (known) putBack.add(known)
      return known
    })

  return { hide, show, showPieces: () => inPieces(show) }
}

function inPieces(show: (text: string) => string) {
  let held = ''
  return {
    add(piece: string): string {
      held += piece
      const open = held.lastIndexOf(OPEN)
      const isOpen = open >= 0 && !held.includes(CLOSE, open) && held.length - open <= LONGEST_MARK
      const ready = isOpen ? held.slice(0, open) : held
      held = isOpen ? held.slice(open) : ''
      return show(ready)
    },
    end(): string {
      const ready = show(held)
      held = ''
      return ready
    },
  }
}

/** Changes what stands between marks, never a mark itself. */
function outsideMarks({ text, change }: { text: string; change: (part: string) => string }): string {
  return text
    .split(/(⟦[A-Z]+_\d+⟧)/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')
}

/** The words of a known text however they are spaced; Latin ones as whole words, in any case where there are several. */
function patternOf(text: string): RegExp {
  const escaped = text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s*`)
  const before = /^[\p{Script=Latin}\d]/u.test(text) ? String.raw`(?<![\p{Script=Latin}\d])` : ''
  const after = /[\p{Script=Latin}\d]$/u.test(text) ? String.raw`(?![\p{Script=Latin}\d])` : ''
  // one word alone may be a word of the language too: Will, May
  return new RegExp(`${before}${escaped}${after}`, /^[\p{Script=Latin}'’-]+$/u.test(text) ? 'gu' : 'giu')
}
