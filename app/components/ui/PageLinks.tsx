import { Link } from '@remix-run/react'
import { buttonClass } from './button-class'
import { pagesShown } from './pages-shown'

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
      {pagesShown({ page: current, pages }).map((page, place) =>
        page === null ? (
          <span
            key={`gap-${place}`}
            aria-hidden
            className="flex w-6 items-end justify-center pb-2 text-muted"
          >
            …
          </span>
        ) : (
          <Link
            key={page}
            to={addressOf(page)}
            rel={relOf({ page, current })}
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
        ),
      )}
    </nav>
  )
}

function relOf({ page, current }: { page: number; current: number }): 'prev' | 'next' | undefined {
  if (page === current - 1) return 'prev'
  return page === current + 1 ? 'next' : undefined
}
