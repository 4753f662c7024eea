import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Clauses } from '~/components/ui/Clauses'
import { useTexts } from '~/i18n/use-texts'
import { LanguageSwitch } from './LanguageSwitch'
import { LogoMark } from './Logo'
import { SiteNav } from './SiteNav'
import { SITE_TEXTS } from './texts'
import { ThemeSegments } from './ThemeSegments'

const LINK =
  'inline-flex min-h-8 items-center text-base text-muted no-underline transition hover:text-ink pointer-coarse:min-h-11'

export function SiteFooter() {
  const t = useTexts(SITE_TEXTS)
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="jl-container py-12">
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-[2fr_1fr_1fr]">
          <div>
            <Link
              to="/"
              className="inline-flex items-center gap-2 text-md font-bold text-ink no-underline"
              aria-label={t.home}
            >
              <LogoMark className="size-6" />
              {t.name}
            </Link>
            <p className="mt-3 max-w-xs text-base text-muted">
              <Clauses text={t.footer} />
            </p>
          </div>
          <Column title={t.product}>
            <SiteNav look="column" label={t.product} className="flex flex-col items-start" />
            <a href="/feedback" className={LINK}>
              {t.feedback}
            </a>
          </Column>
          <Column title={t.developers}>
            <a href="/resume-api/docs" className={LINK}>
              {t.apiDocs}
            </a>
          </Column>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6">
          <p className="text-sm text-muted">{t.source}</p>
          <div className="flex items-center gap-2 max-sm:-ms-3">
            <LanguageSwitch withText />
            <ThemeSegments />
          </div>
        </div>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start">
      <p className="mb-2 text-sm font-semibold text-ink">{title}</p>
      {children}
    </div>
  )
}
