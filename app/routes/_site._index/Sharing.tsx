import { Check, Link2, Lock } from 'lucide-react'
import { TemplatePicture } from '~/components/templates/TemplatePicture'
import { useTexts } from '~/i18n/use-texts'
import type { WallTemplate } from './load-home.server'
import { HOME_TEXTS } from './texts'

/** How a resume gets to its reader: three steps, and beside them what both sides see. */
export function Sharing({ template }: { template: WallTemplate | undefined }) {
  const t = useTexts(HOME_TEXTS).sharing
  return (
    <section aria-labelledby="sharing-title" className="jl-container py-16 md:py-24">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="sharing-title" className="text-2xl font-bold text-ink sm:text-3xl">
            {t.title}
          </h2>
          <p className="mt-3 max-w-md text-md text-muted">{t.line}</p>
          <ol className="mt-8 grid gap-6">
            {[t.step1, t.step2, t.step3].map(({ title, text }, i) => (
              <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-4">
                <span
                  aria-hidden
                  className="flex size-8 items-center justify-center rounded-full bg-hover text-base font-semibold text-ink tabular-nums"
                >
                  {i + 1}
                </span>
                <div>
                  <h3 className="text-md leading-8 font-semibold text-ink">{title}</h3>
                  <p className="max-w-md text-base text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        {template && <Picture template={template} />}
      </div>
    </section>
  )
}

/** The owner's side lies on the reader's. */
function Picture({ template }: { template: WallTemplate }) {
  const t = useTexts(HOME_TEXTS).sharing
  return (
    <div aria-hidden className="relative overflow-hidden rounded-card bg-hover px-6 pt-10 sm:px-12 sm:pt-12">
      <div className="overflow-hidden rounded-t-card bg-surface shadow-float">
        <div className="flex h-10 items-center gap-2 border-b border-line px-4 text-sm text-muted">
          <Lock className="size-3.5 shrink-0" />
          <span className="truncate">/preview/7f3c…?code=40718263</span>
        </div>
        <div className="max-h-80 overflow-hidden bg-hover px-[12%] pt-6">
          <TemplatePicture
            src={template.picture}
            alt=""
            sizes="(min-width: 1024px) 24rem, 70vw"
            className="shadow-rest"
          />
        </div>
      </div>
      <div className="absolute inset-x-6 bottom-6 rounded-card bg-float p-4 shadow-float sm:inset-x-auto sm:inset-e-6 sm:w-72">
        <p className="text-xs font-semibold text-muted">{t.panel.code}</p>
        <p className="mt-1 font-mono text-lg tracking-[0.2em] text-ink tabular-nums">40718263</p>
        <p className="mt-3 flex items-center gap-2 text-sm text-success">
          <Check className="size-4 shrink-0" />
          {t.panel.copied}
        </p>
        <p className="mt-1 flex items-center gap-2 text-sm text-muted">
          <Link2 className="size-4 shrink-0" />
          {t.panel.readers}
        </p>
      </div>
    </div>
  )
}
