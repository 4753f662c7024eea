import { TriangleAlert } from 'lucide-react'
import { useLayoutEffect, type ReactNode } from 'react'
import { noticesShown } from './notices-shown'

/** A line under the bar that can't be dismissed, only settled. */
export function NoticeBar({ text, children }: { text: string; children: ReactNode }) {
  useLayoutEffect(() => {
    noticesShown.set(noticesShown.get() + 1)
    return () => noticesShown.set(noticesShown.get() - 1)
  }, [])
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-warning-tint px-4 py-2 text-sm text-ink"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />
      <p className="min-w-0 flex-1 basis-60">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
