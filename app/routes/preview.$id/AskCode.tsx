import { CircleAlert, LockKeyhole } from 'lucide-react'
import { SitePage } from '~/site/SitePage'
import { buttonClass } from '~/components/ui/button-class'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import type { PreviewOutcome } from './load-preview.server'
import { PREVIEW_TEXTS } from './texts'

type AskCodeProps = { outcome: Extract<PreviewOutcome, { kind: 'ask' }> }

/** One field, a plain GET form. */
export function AskCode({ outcome }: AskCodeProps) {
  const t = useTexts(PREVIEW_TEXTS)
  const error = outcome.problem === 'too-many' ? t.tooMany(outcome.minutes) : outcome.problem ? t.wrong : null
  return (
    <SitePage account={false}>
      <div className="jl-container flex flex-1 flex-col items-center justify-center py-16">
        <form method="get" className="w-full max-w-sm rounded-card bg-surface p-8 shadow-rest">
          <span className="flex size-11 items-center justify-center rounded-card bg-hover text-muted">
            <LockKeyhole aria-hidden className="size-5" />
          </span>
          <h1 className="mt-6 text-xl font-bold text-ink">{t.askTitle}</h1>
          <p className="mt-1 text-base text-muted">{t.askText}</p>
          <label htmlFor="code" className="mt-6 mb-1 block text-sm text-ink">
            {t.code}
          </label>
          <input
            id="code"
            name="code"
            required
            autoFocus
            inputMode="numeric"
            autoComplete="off"
            pattern="\s*[0-9]{8}\s*"
            title={t.askText}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'code-error' : undefined}
            className={fieldClass({ size: 'lg', className: 'tracking-widest tabular-nums' })}
          />
          {error && (
            <p id="code-error" role="alert" className="mt-2 flex items-start gap-1 text-sm text-danger">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {error}
            </p>
          )}
          <button
            type="submit"
            className={buttonClass({ look: 'primary', size: 'lg', className: 'mt-6 w-full' })}
          >
            {t.open}
          </button>
        </form>
      </div>
    </SitePage>
  )
}
