import type { ReactNode } from 'react'

/** Icon, title, one sentence, one action. "Nothing found" and "nothing yet" are different texts. */
export function EmptyState(props: {
  icon: ReactNode
  title: string
  text: string
  action?: ReactNode
  /** The level it has on its page: `h1` where it is all that the page has to say. */
  heading?: 'h1' | 'h2' | 'h3'
}) {
  const Heading = props.heading ?? 'h3'
  return (
    <div className="flex flex-col items-center rounded-card border border-dashed border-line-strong px-6 py-16 text-center">
      <span
        aria-hidden
        className="mb-4 flex size-12 items-center justify-center rounded-card bg-surface text-muted shadow-rest *:size-5"
      >
        {props.icon}
      </span>
      <Heading className="text-md font-semibold text-ink">{props.title}</Heading>
      <p className="mt-1 max-w-sm text-balance text-muted">{props.text}</p>
      {props.action && <div className="mt-6">{props.action}</div>}
    </div>
  )
}
