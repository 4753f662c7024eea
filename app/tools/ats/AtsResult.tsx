import { useEffect, useRef } from 'react'
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { MOST_PAGES } from '~/features/ats/most-pages'
import { useTexts } from '~/i18n/use-texts'
import { cx } from '~/components/ui/cx'
import type { AtsCheck } from '~/features/ats/check-lines'
import type { AtsPage, AtsReading } from './read-ats'
import { ATS_TEXTS } from './texts'

/** Findings on one side, the text as a machine gets it on the other. */
export function AtsResult({ name, reading }: { name: string; reading: AtsReading }) {
  const t = useTexts(ATS_TEXTS)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const count = (kind: string) => reading.checks.filter((check) => check.kind === kind).length
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[24rem_1fr]">
      <section aria-labelledby="findings-title">
        <h2
          id="findings-title"
          ref={heading}
          tabIndex={-1}
          className="text-lg font-semibold text-ink outline-none"
        >
          {t.summary(count('problem'), count('warning'))}
        </h2>
        <p className="mt-1 text-sm break-words text-muted">{name}</p>
        <CheckList checks={reading.checks} />
      </section>
      <section aria-labelledby="machine-title" className="min-w-0">
        <h2 id="machine-title" className="text-lg font-semibold text-ink">
          {t.machineText}
        </h2>
        {reading.pages.map((page) => (
          <PageText key={page.number} page={page} />
        ))}
        {reading.pagesLeftOut && <p className="mt-4 text-sm text-muted">{t.morePages(String(MOST_PAGES))}</p>}
      </section>
    </div>
  )
}

function PageText({ page }: { page: AtsPage }) {
  const t = useTexts(ATS_TEXTS)
  const title = t.page(String(page.number))
  return (
    <section aria-label={title} className="mt-4 rounded-card bg-surface shadow-rest">
      <h3 className="border-b border-line px-4 py-2 text-sm font-semibold text-muted">{title}</h3>
      {page.lines.length === 0 && <p className="p-4 text-base text-muted">{t.noLines}</p>}
      <ol className="py-2 font-mono text-sm text-ink">
        {page.lines.map((line, index) => (
          <li key={index} className="grid grid-cols-[3rem_1fr] px-2 hover:bg-hover">
            <span aria-hidden className="pe-3 text-end text-muted tabular-nums select-none">
              {index + 1}
            </span>
            <span className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">{line}</span>
          </li>
        ))}
      </ol>
      {page.links.length > 0 && (
        <div className="border-t border-line px-4 py-3 text-sm">
          <p className="font-semibold text-muted">{t.pageLinks}</p>
          <ul className="mt-1 space-y-1 text-ink [overflow-wrap:anywhere]">
            {page.links.map((link) => (
              <li key={link}>{link}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const ICONS = { problem: CircleX, warning: CircleAlert, good: CircleCheck }
const TINTS = { problem: 'text-danger', warning: 'text-warning', good: 'text-success' }

function CheckList({ checks }: { checks: AtsCheck[] }) {
  const t = useTexts(ATS_TEXTS)
  return (
    <ul className="mt-4 space-y-3">
      {checks.map(({ id, kind, values }) => {
        const Icon = ICONS[kind]
        const { title, how }: { title: string | ((...values: string[]) => string); how: string } =
          t.checks[id]
        return (
          <li key={id} className="flex gap-3 rounded-menu bg-surface p-3 shadow-rest">
            <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', TINTS[kind])} />
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="text-base text-ink">
                <span className="sr-only">{t.kinds[kind]} </span>
                {typeof title === 'string' ? title : title(...values)}
              </p>
              {how && <p className="mt-1 text-sm text-muted">{how}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
