import { Link } from '@remix-run/react'
import { ArrowRight, FileInput } from 'lucide-react'
import type { CardGuide } from '~/components/guide/GuideCard'
import { GuideGrid } from '~/components/guide/GuideGrid'
import { buttonClass } from '~/components/ui/button-class'
import { useTexts } from '~/i18n/use-texts'
import { HOME_TEXTS } from './texts'

/** What to write, from the latest guides, and what to do with a resume that one has already. */
export function Guides({ guides }: { guides: CardGuide[] }) {
  const t = useTexts(HOME_TEXTS)
  return (
    <section aria-labelledby="guides-title" className="border-t border-line bg-subtle">
      <div className="jl-container py-16 md:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div>
            <h2 id="guides-title" className="text-2xl font-bold text-ink sm:text-3xl">
              {t.guides.title}
            </h2>
            <p className="mt-2 max-w-xl text-md text-muted">{t.guides.line}</p>
          </div>
          <Link
            to="/guide"
            className="inline-flex min-h-8 items-center gap-1 text-base text-link no-underline hover:underline pointer-coarse:min-h-11"
          >
            {t.guides.all}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </div>
        {guides.length > 0 && <GuideGrid guides={guides} className="mt-8" />}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-surface p-6 shadow-rest">
          <FileInput aria-hidden className="size-5 shrink-0 text-muted max-sm:hidden" />
          <div className="me-auto max-w-xl">
            <h3 className="text-md font-semibold text-ink">{t.bring.title}</h3>
            <p className="mt-1 text-base text-muted">{t.bring.text}</p>
          </div>
          <Link
            to="/tools/convert"
            className={buttonClass({ className: 'pointer-coarse:h-11 max-sm:w-full' })}
          >
            {t.bring.go}
          </Link>
        </div>
      </div>
    </section>
  )
}
