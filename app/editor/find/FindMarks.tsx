import { memo, useLayoutEffect } from 'react'
import { useValue } from '~/session/use-value'
import type { Planned } from '../page/use-page-plan'
import { useEditor } from '../session/editor-context'
import { rangesOf } from '../writing/dom-places'
import { keepInSight } from '../writing/draw-writing'
import type { PagePlaces } from '../writing/page-places'
import { found } from './find-bar-state'
import type { Match } from './find-matches'
import './find.css'

/** What a search has found, marked on the pages as they stand now: by highlights, so that no line moves. */
export const FindMarks = memo(function FindMarks({ planned }: { planned: Planned }) {
  const { pen } = useEditor()
  const now = useValue(found)
  const match = now?.matches[now.current]
  useLayoutEffect(() => {
    pen.show(planned)
    const places = pen.places()
    if (!now || !places || !('highlights' in CSS)) return
    const others = now.matches.filter((one) => one !== match)
    mark({ name: 'jl-found', ranges: others.flatMap((one) => rangesOn({ places, match: one })) })
    mark({ name: 'jl-found-now', ranges: match ? rangesOn({ places, match }) : [] })
    return () => {
      mark({ name: 'jl-found', ranges: [] })
      mark({ name: 'jl-found-now', ranges: [] })
    }
  }, [pen, planned, now, match])
  const key = match && `${match.owner}.${match.field}.${match.from}`
  useLayoutEffect(() => {
    const places = pen.places()
    const box = match && places && rangesOn({ places, match })[0]?.getBoundingClientRect()
    if (box) keepInSight({ box, lines: 6 })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is shown stays where it is while others change
  }, [pen, key])
  return null
})

function rangesOn({ places, match }: { places: PagePlaces; match: Match }): Range[] {
  return places.leavesBetween(match).flatMap(rangesOf)
}

function mark({ name, ranges }: { name: string; ranges: Range[] }): void {
  if (ranges.length === 0) CSS.highlights.delete(name)
  else CSS.highlights.set(name, new Highlight(...ranges))
}
