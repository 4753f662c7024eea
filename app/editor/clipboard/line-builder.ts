import { withoutUnseen } from '~/features/interchange/lines/tidy-line'
import { withText } from '../../document/rich-text/edit-inlines'
import type { Level, Line } from '../../document/rich-text/lines'
import type { Mark } from '../../document/rich-text/signs'
import type { Inline } from '../../document/rich-text/types'

/** How a stretch of text looks. */
export type TextStyle = {
  marks: ReadonlySet<Mark>
  url?: string
  /** White space is text, as in a program's code. */
  keepsSpaces: boolean
}
/** The item of a list that a text stands in; its first line opens it. */
export type OpenItem = { levels: Level[]; isOpened: boolean }

type Piece = { text: string; style: TextStyle }

/** Gathers pieces of text to lines, with white space as a browser shows it. */
export type LineBuilder = {
  lines: Line[]
  text: (piece: Piece & { item: OpenItem | undefined }) => void
  /** A line feed within a line. */
  wrap: (options: { style: TextStyle; item: OpenItem | undefined }) => void
  /** Whether the line has any text. */
  hasBegun: () => boolean
  /** Ends the line, if it has begun. */
  end: () => void
}

const HAN = '[\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uff60]'
/** A source's own line feed between two Han characters is no space. */
const SOURCE_BREAK = new RegExp(`(?<=${HAN})[ \\t]*\\r?\\n[ \\t]*(?=${HAN})`, 'gu')

export function createLineBuilder(): LineBuilder {
  const lines: Line[] = []
  let pieces: Piece[] = []
  let item: OpenItem | undefined
  const end = () => {
    const children = inlinesOf(pieces)
    pieces = []
    if (children.length === 0) return
    lines.push({ levels: item?.levels ?? [], opens: item !== undefined && !item.isOpened, children })
    if (item) item.isOpened = true
  }
  return {
    lines,
    hasBegun: () => pieces.some(({ text }) => text.trim() !== ''),
    end,
    text: ({ text, style, item: around }) => {
      const rows = style.keepsSpaces
        ? text.split(/\r\n?|\n/)
        : [
            text
              .replace(/\ufeff/g, '')
              .replace(SOURCE_BREAK, '')
              .replace(/\s+/g, ' '),
          ]
      for (const [index, row] of rows.entries()) {
        if (index > 0) end()
        if (pieces.length === 0) item = around
        pieces.push({ text: seen(row), style })
      }
    },
    wrap: ({ style, item: around }) => {
      if (pieces.length === 0) item = around
      pieces.push({ text: '\n', style })
    },
  }
}

/** Without characters that aren't seen; every wide or fixed space is an ordinary one. */
const seen = (text: string): string => withoutUnseen(text).replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')

function inlinesOf(pieces: readonly Piece[]): Inline[] {
  return tidy(pieces).reduce<Inline[]>((children, { text, style: { marks, url } }) => {
    const around = [...marks].map((type) => ({ type, children: [] }))
    const link = url === undefined ? [] : [{ type: 'link' as const, url, children: [] }]
    return withText({ children, text, marks: [...link, ...around] })
  }, [])
}

/** Without spaces at the ends and around line feeds, and with one where there are several. */
function tidy(all: readonly Piece[]): Piece[] {
  const first = all.findIndex(({ text }) => text.trim() !== '')
  if (first < 0) return []
  const pieces = all.slice(first)
  let isAfterSpace = true
  const begun = pieces.map((piece) => {
    if (piece.text === '\n' || piece.style.keepsSpaces) {
      isAfterSpace = piece.text === '\n'
      return piece
    }
    const text = piece.text.replace(/ +/g, (spaces, at: number) => (at === 0 && isAfterSpace ? '' : ' '))
    if (text !== '') isAfterSpace = text.endsWith(' ')
    return { ...piece, text }
  })
  let isBeforeEnd = true
  return begun
    .reverse()
    .flatMap((piece) => {
      if (!isBeforeEnd && piece.text !== '\n') return [piece]
      const text = piece.text === '\n' && !isBeforeEnd ? piece.text : piece.text.trimEnd()
      isBeforeEnd = text === '' || text === '\n'
      return text === '' ? [] : [{ ...piece, text }]
    })
    .reverse()
}
