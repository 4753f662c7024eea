import { useLayoutEffect, useState, type RefObject } from 'react'
import { spread } from '~/features/review-comments/spread'
import type { Planned } from './use-page-plan'

/** The side of a mark, in pixels of the screen. */
export const MARK_SIZE = 24

/** A mark that is wanted: its key, and what finds the texts that it stands beside, the first one that finds some. */
export type WantedMark = { key: string; selectors: readonly string[] }
export type Area = { left: number; top: number; width: number; height: number }
/** Where it stands, in pixels of the screen from the first page's corner: `edge` is the right edge of its page. */
export type EdgeMark = { key: string; areas: Area[]; edge: number; top: number }

type Options = {
  wanted: readonly WantedMark[]
  planned: Planned
  scale: number
  layer: RefObject<HTMLElement | null>
  /** What each takes of the edge. */
  step?: number
}

/** Marks at the right edges of the pages, each at the height of its text; those close together stand below each other. */
export function useEdgeMarks({ wanted, planned, scale, layer, step = MARK_SIZE + 2 }: Options): EdgeMark[] {
  const [marks, setMarks] = useState<EdgeMark[]>([])
  const key = wanted.map((one) => `${one.key} ${one.selectors.join()}`).join()
  useLayoutEffect(() => {
    const pages = layer.current?.parentElement?.querySelector<HTMLElement>('.jl-editor-pages')
    if (!pages || wanted.length === 0) return
    const measure = () => setMarks(marksOn({ pages, wanted, step }))
    measure()
    // On a phone the pages may be laid out only later, in the tab that shows them.
    const watch = new ResizeObserver(measure)
    watch.observe(pages)
    return () => watch.disconnect()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `wanted` is made anew with each drawing; `key` says whether it is another
  }, [key, planned, scale, layer, step])
  return wanted.length === 0 ? [] : marks
}

function marksOn({
  pages,
  wanted,
  step,
}: { pages: HTMLElement } & Required<Pick<Options, 'wanted' | 'step'>>): EdgeMark[] {
  const origin = pages.getBoundingClientRect()
  const marks = wanted.flatMap(({ key, selectors }) => {
    const found = selectors.find((selector) => pages.querySelector(selector))
    const leaves = found === undefined ? [] : [...pages.querySelectorAll(found)]
    const areas = leaves.map((leaf) => {
      const { left, top, width, height } = leaf.getBoundingClientRect()
      return { left: left - origin.left, top: top - origin.top, width, height }
    })
    const [first] = areas
    const sheet = leaves[0]?.closest('.jl-page')?.getBoundingClientRect()
    return first && sheet ? [{ key, areas, edge: Math.round(sheet.right - origin.left), top: first.top }] : []
  })
  // Beside each other stand those of pages beside each other.
  const edges = [...new Set(marks.map(({ edge }) => edge))]
  return edges.flatMap((edge) => spread({ marks: marks.filter((mark) => mark.edge === edge), step }))
}
