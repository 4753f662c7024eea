import type { ReactNode } from 'react'

export type MessageProps = {
  /** Such as the status; drawn large and quiet. */
  mark?: string
  title: string
  text: string
  children?: ReactNode
}

/** All that a page says which says one thing: what happened, and what to do about it. */
export function Message({ mark, title, text, children }: MessageProps) {
  return (
    <div className="jl-container flex flex-1 flex-col items-center justify-center py-24 text-center">
      {mark && (
        <p className="mb-3 text-base font-semibold text-link tabular-nums" aria-hidden>
          {mark}
        </p>
      )}
      <h1 className="text-3xl font-bold text-ink">{title}</h1>
      <p className="mt-3 max-w-md text-md text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
