import { Link } from '@remix-run/react'
import { ArrowRight, Crop, FileInput, Files, ScanText, SpellCheck, type LucideIcon } from 'lucide-react'
import { cx } from '~/components/ui/cx'
import { TOOLS, type Tool } from '~/features/search/tool-pages'
import { useLocale } from '~/i18n/locale-context'

/** The first two are what most come for: they are wider. */
const CARDS: [tool: Tool, icon: LucideIcon][] = [
  ['convert', FileInput],
  ['ats', ScanText],
  ['check', SpellCheck],
  ['photo', Crop],
  ['pdf', Files],
]

export function ToolCards() {
  const locale = useLocale()
  return (
    <ul className="grid gap-4 md:grid-cols-6 md:gap-6">
      {CARDS.map(([tool, Icon], index) => (
        <li key={tool} className={cx('flex', index < 2 ? 'md:col-span-3' : 'md:col-span-2')}>
          <Link
            to={`/tools/${tool}`}
            className="group flex w-full flex-col rounded-card bg-surface p-6 text-ink no-underline shadow-rest transition duration-160 hover:shadow-float"
          >
            <span className="flex size-11 items-center justify-center rounded-card bg-accent-tint text-link">
              <Icon aria-hidden className="size-5" />
            </span>
            <h2 className="mt-5 text-lg font-semibold">
              {TOOLS[tool][locale].title}
              <ArrowRight
                aria-hidden
                className="ms-2 inline size-4 align-[-0.1em] text-muted transition duration-160 group-hover:translate-x-1 group-hover:text-ink"
              />
            </h2>
            <p className="mt-1 text-base text-muted">{TOOLS[tool][locale].summary}</p>
          </Link>
        </li>
      ))}
    </ul>
  )
}
