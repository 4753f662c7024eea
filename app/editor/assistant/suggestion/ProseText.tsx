import { useMemo } from 'react'
import type { CheckedFacts } from '../../../features/assistant/tasks/events'
import { Claims, ClaimText } from './Claims'
import { DoubtMark } from './DoubtMark'
import { marksOf } from './fact-mark'
import { proseParts } from './prose-parts'

type Props = { text: string; facts?: CheckedFacts | undefined }

/** A text in the model's own words, with what is in doubt marked. */
export function ProseText({ text, facts }: Props) {
  const parts = useMemo(() => proseParts({ text, flags: facts ? marksOf(facts) : [] }), [text, facts])
  const pieces = parts.map(({ text: words, from, isStrong, flag }, index) => {
    const plain = <ClaimText key={index} text={words} from={from} />
    const said = flag ? (
      <DoubtMark key={index} flag={flag}>
        {plain}
      </DoubtMark>
    ) : (
      plain
    )
    return isStrong ? <strong key={index}>{said}</strong> : said
  })
  return <Claims sources={facts?.sources ?? []}>{pieces}</Claims>
}
