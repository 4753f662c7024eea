import type { ReactNode } from 'react'
import { SitePage } from './SitePage'

/** A page that says one thing: what happened, and what to do about it. */
export function MessagePage(props: {
  /** Such as the status; drawn large and quiet. */
  mark?: string
  title: string
  text: string
  account?: boolean
  children?: ReactNode
}) {
  return (
    <SitePage account={props.account}>
      <div className="jl-container flex flex-1 flex-col items-center justify-center py-24 text-center">
        {props.mark && (
          <p className="mb-3 text-base font-semibold text-link tabular-nums" aria-hidden>
            {props.mark}
          </p>
        )}
        <h1 className="text-3xl font-bold text-ink">{props.title}</h1>
        <p className="mt-3 max-w-md text-md text-muted">{props.text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{props.children}</div>
      </div>
    </SitePage>
  )
}
