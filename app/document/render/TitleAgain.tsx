import type { RepeatedTitle } from '../model/types'

/** The title of a section that goes on, for the eye alone: the section's own is what is read. */
export function TitleAgain({ text, className }: RepeatedTitle) {
  return (
    <div className="jl-section-title jl-again" aria-hidden="true" data-first="">
      <span className={className}>{text}</span>
    </div>
  )
}
