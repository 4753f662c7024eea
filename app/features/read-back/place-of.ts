import type { Leaf, Run } from '../../document/model/types'
import { leafText } from '../../document/model/leaf-text'
import { bareOffsets } from './bare-text'
import type { Finding } from './reading'

type Options = {
  leaf: Leaf
  /** offsets in the bare text; all of it without them */ from?: number
  to?: number
}
type Point = { owner: string; field: string; at: number }

/** The longest text that is quoted, in UTF-16 units. */
const MOST = 200

/** What a stretch of a block says, in whole characters, and where it stands in the document. */
export function placeOf({ leaf, from = 0, to }: Options): Pick<Finding, 'block' | 'field' | 'text'> {
  const text = leafText(leaf)
  const offsets = bareOffsets(text)
  const start = wholeStart(text, offsets[from] ?? 0)
  const end = wholeEnd(text, (offsets[(to ?? offsets.length) - 1] ?? text.length - 1) + 1)
  const said = text.slice(start, end).replace(/\s+/g, ' ').trim()
  const points = pointsOf(leaf.runs).slice(start, end)
  const first = points.find((point) => point !== undefined)
  const last = points.findLast((point) => point?.owner === first?.owner && point?.field === first?.field)
  return {
    block: leaf.id,
    text: said.length > MOST ? `${said.slice(0, wholeEnd(said, MOST - 1))}…` : said,
    field: first && last ? { owner: first.owner, field: first.field, from: first.at, to: last.at + 1 } : null,
  }
}

/** For each unit of a block's text the field and the offset it was written at; undefined for what the layout adds. */
function pointsOf(runs: Run[]): (Point | undefined)[] {
  return runs.flatMap(({ text, source, sources = [] }) =>
    Array.from({ length: text.length }, (_, k): Point | undefined => {
      if (source && k < (source.length ?? text.length))
        return { owner: source.owner, field: source.field, at: source.from + k }
      const joined = sources.find(({ at, length }) => k >= at && k < at + length)
      return joined && { owner: joined.owner, field: joined.field, at: joined.from + k - joined.at }
    }),
  )
}

const wholeStart = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at)
const wholeEnd = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at)
