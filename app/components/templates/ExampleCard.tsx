import { Link } from '@remix-run/react'
import type { Language } from '../../../collections/resumes/schema'
import { buttonClass } from '~/components/ui/button-class'
import { TemplatePicture } from './TemplatePicture'

export type ExampleCardProps = {
  /** Stands in the page's address after a hash. */
  anchor?: string
  picture: string
  name: string
  language: Language
  note?: string
  /** To look at it. */
  to: string
  /** To begin with it. */
  useTo: string
  useText: string
  heading?: 'h2' | 'h3' | 'h4'
  /** For the cards above the fold. */
  eager?: boolean
}

/** A page one can look at, and a link that begins a resume with it; both work without script on this page. */
export function ExampleCard(props: ExampleCardProps) {
  const { anchor, picture, name, language, note, to, useTo, useText, heading: Heading = 'h3', eager } = props
  return (
    <li
      id={anchor}
      className="flex scroll-mt-20 flex-col target:[&_img]:outline-2 target:[&_img]:outline-focus"
    >
      <Link
        to={to}
        tabIndex={-1}
        aria-hidden
        className="block overflow-hidden rounded-control shadow-rest transition duration-160 hover:shadow-float"
      >
        <TemplatePicture src={picture} alt="" eager={eager} />
      </Link>
      <Heading className="mt-3 text-base font-semibold text-ink" lang={language}>
        <Link to={to} className="text-ink no-underline hover:underline">
          {name}
        </Link>
      </Heading>
      {note && <p className="truncate text-sm text-muted">{note}</p>}
      <div className="mt-auto pt-3">
        <Link
          to={useTo}
          rel="nofollow"
          aria-label={`${useText}: ${name}`}
          className={buttonClass({ className: 'w-full pointer-coarse:h-11' })}
        >
          {useText}
        </Link>
      </div>
    </li>
  )
}

export const EXAMPLE_PAIRS = 'grid grid-cols-2 gap-x-4 gap-y-8 phone:gap-x-5 md:gap-x-6'
export const EXAMPLE_GRID = `${EXAMPLE_PAIRS} desk:grid-cols-4`
