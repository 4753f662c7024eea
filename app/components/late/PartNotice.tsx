import { useEffect, useEffectEvent } from 'react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { LATE_TEXTS } from './late-texts'

/** Stands where a part should be, and asks for it again by itself when the network is back. */
export function PartNotice({ canReload, onAgain }: { canReload: boolean; onAgain: () => void }) {
  const t = useTexts(LATE_TEXTS)
  const again = useEffectEvent(onAgain)
  useEffect(() => {
    const online = () => again()
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [])
  return (
    <div role="alert" className="flex flex-col items-start gap-3 p-4 text-sm text-muted">
      <p>{t.missing}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onPress={onAgain}>
          {t.again}
        </Button>
        {canReload && (
          <Button size="sm" look="ghost" onPress={() => location.reload()}>
            {t.reload}
          </Button>
        )}
      </div>
    </div>
  )
}
