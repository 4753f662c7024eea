import { buttonClass } from '~/components/ui/button-class'
import { useTexts } from '~/i18n/use-texts'
import { LATE_TEXTS } from './late-texts'
import { OnceOnline } from './OnceOnline'

/**
 * Stands where a part should be, and asks for it again by itself when the network is back. Its buttons
 * are the browser's own: a page that has no other would get ours for a notice that is hardly ever seen.
 */
export function PartNotice({ canReload, onAgain }: { canReload: boolean; onAgain: () => void }) {
  const t = useTexts(LATE_TEXTS)
  return (
    <div role="alert" className="flex flex-col items-start gap-3 p-4 text-sm text-muted">
      <OnceOnline onAgain={onAgain} />
      <p>{t.missing}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass({ size: 'sm' })} onClick={onAgain}>
          {t.again}
        </button>
        {canReload && (
          <button
            type="button"
            className={buttonClass({ look: 'ghost', size: 'sm' })}
            onClick={() => location.reload()}
          >
            {t.reload}
          </button>
        )}
      </div>
    </div>
  )
}
