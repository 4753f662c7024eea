import { Link, type LinkProps } from '@remix-run/react'
import { useId, type ReactNode } from 'react'
import { filterLinkClass } from './filter-link-class'

/** What a list can be narrowed by, one row to each name. */
export function FilterRows({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 mb-6 grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {children}
    </div>
  )
}

/** On a phone one line that is moved sideways, with what is chosen at its beginning. */
export function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className="grid-cols-subgrid sm:col-span-2 sm:grid">
      <span id={id} className="block text-sm leading-8 text-muted pointer-coarse:sm:leading-11">
        {label}
      </span>
      <div className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap">
        {children}
      </div>
    </nav>
  )
}

type LinkOptions = Pick<LinkProps, 'to' | 'lang' | 'preventScrollReset' | 'children'> & { isOn: boolean }

/** A choice with an address of its own. */
export function FilterLink({ isOn, ...link }: LinkOptions) {
  return <Link {...link} aria-current={isOn ? 'true' : undefined} className={filterLinkClass({ on: isOn })} />
}
