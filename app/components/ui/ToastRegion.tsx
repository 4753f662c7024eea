import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { buttonClass } from './button-class'
import { cx } from './cx'
import { UI_TEXTS } from './texts'
import { toast, toastStore, type Toast, type ToastKind } from './toast'

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }
const TINTS: Record<ToastKind, string> = {
  info: 'text-link',
  success: 'text-success',
  warning: 'text-warning',
  error: 'text-danger',
}
const NONE: readonly Toast[] = []

/**
 * Where toasts appear, one at a time, the newest. One region per page; above dialogs, and never hidden from screen readers by them.
 * What they keep clear of stands in `toasts.css`.
 */
export function ToastRegion() {
  const t = useTexts(UI_TEXTS)
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => NONE)
  const item = toasts.at(-1)
  return (
    <section
      aria-label={t.notices}
      data-react-aria-top-layer="true"
      data-toasts={item ? '' : undefined}
      className="pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-60 flex flex-col items-center print:hidden"
    >
      <div role="status" aria-live="polite" aria-relevant="additions text" className="contents">
        {item ? (
          <ToastCard
            key={item.id}
            item={item}
            waiting={toasts.length > 1 ? t.waiting(toasts.length - 1) : undefined}
          />
        ) : null}
      </div>
    </section>
  )
}

type Props = {
  item: Toast
  /** that there are others under it */
  waiting: string | undefined
}

function ToastCard({ item, waiting }: Props) {
  const t = useTexts(UI_TEXTS)
  const [held, setHeld] = useState(false)
  const Icon = ICONS[item.kind]
  const { id, timeout, action } = item
  useEffect(() => {
    if (held || timeout === undefined) return
    const timer = setTimeout(() => toast.dismiss(id), timeout)
    return () => clearTimeout(timer)
  }, [held, id, timeout])
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex min-h-11 w-full max-w-md animate-rise items-start gap-3 rounded-card bg-float py-2 ps-4 pe-2 text-base text-ink shadow-float"
    >
      <Icon aria-hidden className={cx('mt-2 size-4 shrink-0 pointer-coarse:mt-3.5', TINTS[item.kind])} />
      {/* What is long has the card's width, and its button below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-1">
        <p className="max-w-full grow py-1 break-words pointer-coarse:py-2.5">
          <span className="sr-only">{t.kinds[item.kind]} </span>
          {item.text}
        </p>
        <span className="flex shrink-0 items-center">
          {waiting && (
            <span aria-hidden className="px-1 text-xs text-muted tabular-nums">
              {waiting}
            </span>
          )}
          {action && (
            <button
              type="button"
              className={buttonClass({ look: 'ghost', size: 'sm', className: 'text-link' })}
              onClick={() => {
                toast.dismiss(id)
                action.onAction()
              }}
            >
              {action.label ?? t.undo}
            </button>
          )}
        </span>
      </div>
      <button
        type="button"
        aria-label={t.close}
        className={buttonClass({ look: 'ghost', size: 'sm', square: true, className: '-ms-2 text-muted' })}
        onClick={() => toast.dismiss(id)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}
