import { useMemo } from 'react'
import { DoubtMark } from './DoubtMark'
import { proseParts } from './prose-parts'

const NONE: readonly never[] = []

type Props = { text: string; flags?: readonly { from: number; to: number }[] | undefined }

/** A text in the model's own words, with what is in doubt marked. */
export function ProseText({ text, flags = NONE }: Props) {
  const parts = useMemo(() => proseParts({ text, flags }), [text, flags])
  return parts.map(({ text: words, isStrong, isFlagged }, index) => {
    const said = isFlagged ? <DoubtMark key={index}>{words}</DoubtMark> : words
    return isStrong ? <strong key={index}>{said}</strong> : said
  })
}
