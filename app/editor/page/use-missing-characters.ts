import { useEffect, useMemo, useState } from 'react'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import { type CoveredRanges, missingCharacters, rareCharacters } from '../../document/text/missing-characters'

const NONE: string[] = []

/** The characters of a document that no font of ours can draw; what the fonts have is asked only for rare ones. */
export function useMissingCharacters(options: { content: ResumeContent; layout: Layout }): string[] {
  const { content, layout } = options
  const { font } = content.config
  const rare = rareCharacters({ content, layout }).join('')
  const [known, setKnown] = useState<{ font: string; covered: CoveredRanges }>()
  const isAsked = rare !== '' && known?.font !== font
  useEffect(() => {
    if (!isAsked) return
    const leaving = new AbortController()
    fetch(`/fonts/covered-${font}.json`, { signal: leaving.signal })
      .then((answer) => answer.json() as Promise<CoveredRanges>)
      .then(
        (covered) => setKnown({ font, covered }),
        // Without the list nothing can be said; the next rare character asks again.
        () => undefined,
      )
    return () => leaving.abort()
  }, [isAsked, font])
  return useMemo(
    () =>
      known?.font === font ? missingCharacters({ characters: [...rare], covered: known.covered }) : NONE,
    [rare, known, font],
  )
}
