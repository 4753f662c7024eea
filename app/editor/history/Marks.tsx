import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Planned } from '../page/use-page-plan'

export type Mark = { id: string; text: string; kind: 'added' | 'changed' | 'removed' }

/** What the marks are, and what each kind says of its text. */
export type MarkWords = Record<'marks' | Mark['kind'], string>

export const SIGNS: Record<Mark['kind'], string> = { added: '+', changed: '~', removed: '−' }

type Options = {
  sheets: RefObject<HTMLElement | null>
  planned: Planned
  marks: readonly Mark[]
  /** Of the sheets, by which what is measured is larger or smaller than it is drawn. */
  scale: number
}
type Place = { left: number; top: number; width: number; height: number }

/** A frame with a sign around each text that is marked, over the pages and in the order of their texts. */
export function Marks({ words, ...options }: Options & { words: MarkWords }) {
  const places = usePlaces(options)
  return (
    <ul className="marks" aria-label={words.marks}>
      {options.marks.map(({ kind, text, id }, index) =>
        (places[index] ?? []).map((place, part) => (
          <li key={`${id} ${part}`} className={kind} style={place}>
            <span aria-hidden="true">{SIGNS[kind]}</span>
            <span className="spoken">
              {words[kind]}: {text}
            </span>
          </li>
        )),
      )}
    </ul>
  )
}

/** Where the blocks of the marks stand, in pixels of the page; one that is split over two pages stands twice. */
function usePlaces({ sheets, planned, marks, scale }: Options): Place[][] {
  const [places, setPlaces] = useState<Place[][]>([])
  useLayoutEffect(() => {
    const element = sheets.current
    if (!element) return
    const origin = element.getBoundingClientRect()
    const placeOf = (block: Element) => {
      const { left, top, width, height } = block.getBoundingClientRect()
      return {
        ...{ left: (left - origin.left) / scale, top: (top - origin.top) / scale },
        ...{ width: width / scale, height: height / scale },
      }
    }
    setPlaces(
      marks.map(({ id }) =>
        Array.from(element.querySelectorAll(`[data-block="${CSS.escape(id)}"]`), placeOf),
      ),
    )
  }, [sheets, planned, marks, scale])
  return places
}

/** On paper, which is white in the dark, too. */
export const MARKS_CSS = `
.marks { position: absolute; inset: 0; margin: 0; padding: 0; list-style: none; pointer-events: none }
.marks li { position: absolute; box-sizing: border-box; border-radius: 2px; outline: 1.5px solid; outline-offset: 2px }
.marks li > [aria-hidden] {
  position: absolute; top: 0; right: 100%; margin-right: 4px; width: 16px; height: 16px; border-radius: 8px;
  font: 700 13px/16px system-ui, sans-serif; text-align: center; color: #fff;
}
.marks .added { color: #18794e; background: rgb(48 164 108 / 0.12) }
.marks .changed { color: #3a5bc7; background: rgb(62 99 221 / 0.1); outline-style: dashed }
.marks .removed { color: #c62a2f; background: rgb(229 72 77 / 0.1); outline-style: dotted }
.marks .added > [aria-hidden] { background: #18794e }
.marks .changed > [aria-hidden] { background: #3a5bc7 }
.marks .removed > [aria-hidden] { background: #c62a2f }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`
