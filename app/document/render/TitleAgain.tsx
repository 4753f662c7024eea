import type { RepeatedTitle } from '../model/types'
import { readsOf, type Direction } from '../text/direction'
import { turnedWithin } from './turned-within'

type Props = RepeatedTitle & { within: Direction | undefined }

/** The title of a section that goes on, for the eye alone: the section's own is what is read. */
export function TitleAgain({ text, className, within }: Props) {
  const direction = within && turnedWithin({ node: { reads: readsOf(text), turns: 'right' }, within })
  return (
    <div
      className="jl-section-title jl-again"
      dir={direction === within ? undefined : direction}
      aria-hidden="true"
      data-first=""
    >
      <span className={className}>{text}</span>
    </div>
  )
}
