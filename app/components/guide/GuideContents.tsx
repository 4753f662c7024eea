import { ChevronRight } from 'lucide-react'
import { cx } from '~/components/ui/cx'
import type { Locale } from '~/i18n/locales'
import { useTexts } from '~/i18n/use-texts'
import type { OutlineEntry } from './outline'
import { GUIDE_PAGE_TEXTS } from './page-texts'

export type GuideContentsProps = {
  entries: OutlineEntry[]
  language: Locale
  /** folded above the text, or beside it where there is room */
  look: 'fold' | 'beside'
}

/** The headings as links. */
export function GuideContents({ entries, language, look }: GuideContentsProps) {
  const t = useTexts(GUIDE_PAGE_TEXTS)
  if (entries.length < 2) return null
  if (look === 'fold')
    return (
      <details className="group mb-8 rounded-card border border-line bg-surface px-4 lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2.5 text-base font-semibold text-ink">
          <span className="flex-1">{t.contents}</span>
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
          />
        </summary>
        <Links entries={entries} language={language} className="mb-4" />
      </details>
    )
  return (
    <nav
      aria-label={t.contents}
      className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto max-lg:hidden"
    >
      <p className="mb-2 text-sm font-semibold text-ink">{t.contents}</p>
      <Links entries={entries} language={language} />
    </nav>
  )
}

function Links({ entries, language, className }: Omit<GuideContentsProps, 'look'> & { className?: string }) {
  return (
    <ul lang={language} className={cx('border-s border-line', className)}>
      {entries.map(({ id, level, text }) => (
        <li key={id} className={level === 3 ? 'ps-7' : 'ps-4'}>
          <a
            href={`#${id}`}
            className="flex min-h-8 items-center py-1 text-sm text-muted no-underline hover:text-ink pointer-coarse:min-h-11"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
