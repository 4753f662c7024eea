import { Check, RefreshCw, ScanLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/Button'
import { SpinnerRing } from '~/components/ui/SpinnerRing'
import { useTexts } from '~/i18n/use-texts'
import { QR_TEXTS } from './qr-texts'
import type { SceneState } from './use-scene'

/** What is said otherwise where WeChat is added. */
const OF_BINDING: Partial<Record<SceneState['status'], 'asked' | 'done'>> = {
  scanned: 'asked',
  confirmed: 'done',
}

type QrCodeProps = {
  state: SceneState
  /** Adds WeChat to an account instead of signing in. */
  binds?: boolean
  onRefresh: () => void
}

/** A QR code with what has become of it: on its way, waiting, scanned, let in, ended, failed. */
export function QrCode({ state, binds = false, onRefresh }: QrCodeProps) {
  const t = useTexts(QR_TEXTS)
  const by = binds ? 'bind' : 'scene' in state ? state.scene.by : 'site'
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      {/* always on white: cameras read dark on light */}
      <div className="relative grid size-52 place-items-center overflow-hidden rounded-card border border-line bg-white">
        {'scene' in state && <img src={state.scene.image} alt={t.alt[by]} className="size-full" />}
        {state.status === 'loading' && <SpinnerRing className="size-6 text-neutral-500" />}
        {state.status === 'scanned' && <Cover icon={<ScanLine aria-hidden className="size-8" />} />}
        {state.status === 'confirmed' && <Cover icon={<Check aria-hidden className="size-8" />} />}
        {(state.status === 'expired' || state.status === 'failed' || state.status === 'taken') && (
          <Cover
            icon={
              <Button look="primary" onPress={onRefresh}>
                <RefreshCw aria-hidden className="size-4" />
                {t.refresh}
              </Button>
            }
          />
        )}
      </div>
      <p role="status" className="max-w-xs text-sm text-muted">
        {state.status === 'failed'
          ? state.message
          : state.status === 'waiting'
            ? t.waiting[by]
            : t[(binds && OF_BINDING[state.status]) || state.status]}
      </p>
    </div>
  )
}

function Cover({ icon }: { icon: ReactNode }) {
  return <div className="absolute inset-0 grid place-items-center bg-white/90 text-accent">{icon}</div>
}
