import { Link } from '@remix-run/react'
import { buttonClass } from './button-class'

export type PageLinksProps = {
  /** What the pages are of, for those who hear it. */
  label: string
  /** from 1 */
  page: number
  pages: number
  addressOf: (page: number) => string
  nameOf: (page: number) => string
}

/** The pages of a list as numbered links; nothing for a single one. */
export function PageLinks({ label, page: current, pages, addressOf, nameOf }: PageLinksProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className="mt-12 flex flex-wrap justify-center gap-1">
      {Array.from({ length: pages }, (_, i) => i + 1).map((page) => (
        <Link
          key={page}
          to={addressOf(page)}
          aria-label={nameOf(page)}
          aria-current={page === current ? 'page' : undefined}
          className={buttonClass({
            look: page === current ? 'secondary' : 'ghost',
            square: true,
            className: 'tabular-nums pointer-coarse:size-11',
          })}
        >
          {page}
        </Link>
      ))}
    </nav>
  )
}
