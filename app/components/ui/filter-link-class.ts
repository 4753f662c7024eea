import { cx } from './cx'

/** A choice that is a link with an address of its own. */
export function filterLinkClass({ on }: { on: boolean }): string {
  return cx(
    'flex h-8 shrink-0 items-center gap-1 rounded-full px-3 text-base whitespace-nowrap no-underline transition pointer-coarse:h-11 max-sm:aria-[current]:nth-[n+4]:-order-1',
    on
      ? 'bg-accent-tint text-link shadow-[inset_0_0_0_1px_var(--indigo-8)] hover:bg-indigo-4'
      : 'text-muted shadow-[inset_0_0_0_1px_var(--sand-7)] hover:bg-hover hover:text-ink',
  )
}
