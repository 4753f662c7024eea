import { useMemo } from 'react'
import type { FactFlag } from '../../../features/assistant/tasks/events'
import { DoubtMark } from './DoubtMark'
import { proseParts } from './prose-parts'

const NONE: readonly never[] = []

type Props = { text: string; flags?: readonly FactFlag[] | undefined }

/** A text in the model's own words, with what is in doubt marked. */
export function ProseText({ text, flags = NONE }: Props) {
  const parts = useMemo(() => proseParts({ text, flags }), [text, flags])
  return parts.map(({ text: words, isStrong, flag }, index) => {
    const said = flag ? (
      <DoubtMark key={index} flag={flag}>
        {words}
      </DoubtMark>
    ) : (
      words
    )
    return isStrong ? <strong key={index}>{said}</strong> : said
  })
}
