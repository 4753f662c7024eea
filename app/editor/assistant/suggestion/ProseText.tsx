import { useMemo } from 'react'
import type { CheckedFacts } from '../../../features/assistant/tasks/events'
import { DoubtMark } from './DoubtMark'
import { marksOf } from './fact-mark'
import { proseParts } from './prose-parts'

type Props = { text: string; facts?: CheckedFacts | undefined }

/** A text in the model's own words, with what is in doubt marked. */
export function ProseText({ text, facts }: Props) {
  const parts = useMemo(() => proseParts({ text, flags: facts ? marksOf(facts) : [] }), [text, facts])
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
