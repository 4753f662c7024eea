import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '~/components/ui/cx'

type Props = { name: string; className?: string; children: ReactNode }

/** A line that unfolds what stands behind it. */
export function Unfold({ name, className, children }: Props) {
  return (
    <details className={cx('group text-sm', className)}>
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1 text-muted hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {name}
      </summary>
      {children}
    </details>
  )
}
