import { memo } from 'react'
import { leafText } from '../model/leaf-text'
import type { Leaf, Run } from '../model/types'
import { hasRightToLeft, languageOf, type Direction } from '../text/direction'
import { scriptMeetings } from '../text/space-scripts'
import { useAddedBreaks } from './engine-breaks'
import { useKeptWords } from './kept-words'
import { partedRuns } from './parted-runs'
import { RunView } from './RunView'
import { useTightSigns } from './tight-signs'
import { turnedWithin } from './turned-within'

type Props = { leaf: Leaf; first: boolean; within: Direction | undefined }

/** A leaf block, marked with its id for the paginator and the editor. */
export const LeafView = memo(function LeafView({ leaf, first, within }: Props) {
  const Tag = leaf.tag
  const whole = leafText(leaf)
  const gaps = scriptMeetings(whole)
  const breaks = useAddedBreaks(whole)
  const tight = useTightSigns({ leaf, text: whole })
  const direction = within && turnedWithin({ node: leaf, within })
  // one without any is printed as it is read anyhow
  const directed = direction === 'rtl' || (direction && hasRightToLeft(whole)) ? direction : undefined
  const draw = (runs: Run[], from: number) => {
    let offset = from
    return runs.map((run, i) => {
      const start = offset
      offset += run.text.length
      const own = (places: number[]) =>
        places.filter((place) => place > start && place <= offset).map((place) => place - start)
      const signs = new Map([...tight].map(([at, name]) => [at - start, name]))
      const isApart = leaf.turns !== 'both' || !!run.url
      return (
        <RunView
          key={i}
          run={run}
          gaps={own(gaps)}
          breaks={own(breaks)}
          tight={signs}
          within={directed}
          isApart={isApart}
        />
      )
    })
  }
  const kept = useKeptWords({ leaf, text: whole })
  const parts = partedRuns(leaf.runs, directed ? [] : kept)
  const text = parts.map(({ runs, from, kept: stretch }, i) => {
    const drawn = draw(runs, from)
    return stretch ? (
      <span key={i} className={stretch.isWide ? 'jl-piece-wide' : 'jl-kept'}>
        {drawn}
      </span>
    ) : (
      drawn
    )
  })
  return (
    <Tag
      className={leaf.className ? `jl-leaf ${leaf.className}` : 'jl-leaf'}
      {...partProps(leaf)}
      dir={direction === within ? undefined : direction}
      lang={within && leaf.reads === 'rtl' ? languageOf(whole) : undefined}
      data-block={leaf.id}
      data-from={leaf.part?.from || undefined}
      data-first={first ? '' : undefined}
    >
      {leaf.before}
      {leaf.after ? <span className="jl-text">{text}</span> : text}
      {leaf.after}
    </Tag>
  )
})

/** The parts of a split leaf are joined for the reader: each owns the next one. */
function partProps({ id, part }: Leaf) {
  if (!part) return undefined
  const idOf = (offset: number) => `jl-${id}-${offset}`
  return {
    id: part.from > 0 ? idOf(part.from) : undefined,
    'aria-owns': part.to === undefined ? undefined : idOf(part.to),
    'data-ended': part.ended ? '' : undefined,
  }
}
