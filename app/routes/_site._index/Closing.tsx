import { ArrowRight } from 'lucide-react'
import { buttonClass } from '~/components/ui/button-class'
import { Clauses } from '~/components/ui/Clauses'
import { useTexts } from '~/i18n/use-texts'
import { HOME_TEXTS } from './texts'

/** Who has read this far is asked once more. */
export function Closing({ onStart }: { onStart: () => void }) {
  const t = useTexts(HOME_TEXTS)
  return (
    <section aria-labelledby="closing-title" className="border-t border-line bg-subtle">
      <div className="jl-container flex flex-col items-center py-16 text-center md:py-24">
        <h2 id="closing-title" className="text-2xl font-bold text-ink sm:text-3xl">
          {t.closing.title}
        </h2>
        <p className="mt-3 max-w-md text-md text-balance text-muted">
          <Clauses text={t.closing.line} />
        </p>
        <button
          type="button"
          className={buttonClass({ look: 'primary', size: 'lg', className: 'mt-8 max-sm:w-full' })}
          onClick={onStart}
        >
          {t.start}
          <ArrowRight aria-hidden className="size-4" />
        </button>
      </div>
    </section>
  )
}
