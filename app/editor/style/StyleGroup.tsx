import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { STYLE_GROUP_TEXTS, type StyleGroup as Id } from '../texts/style-groups'

type Props = {
  id: Id
  /** Folded at first, with what it says now beside its name. */
  folded?: string
  children: ReactNode
}

/** What one sees together, under its name. */
export function StyleGroup({ id, folded, children }: Props) {
  const name = useTexts(STYLE_GROUP_TEXTS)[id]
  if (folded === undefined)
    return (
      <section className="space-y-4 py-4 first:pt-1">
        <h3 data-style-group={id} tabIndex={-1} className="text-sm font-semibold text-ink outline-none">
          {name}
        </h3>
        {children}
      </section>
    )
  return (
    <section>
      <details className="group py-2">
        <summary
          data-style-group={id}
          className="flex min-h-8 cursor-pointer list-none items-center gap-2 rounded-control text-sm text-muted hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden"
        >
          <h3 className="font-semibold text-ink">{name}</h3>
          <span className="ms-auto truncate tabular-nums group-open:hidden">{folded}</span>
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 transition-transform group-open:ms-auto group-open:rotate-90"
          />
        </summary>
        <div className="space-y-4 pt-2 pb-2">{children}</div>
      </details>
    </section>
  )
}
