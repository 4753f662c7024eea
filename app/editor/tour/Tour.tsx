import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { OverlayArrow, Popover } from 'react-aria-components/Popover'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import { TOUR_TEXTS } from '../texts/tour-texts'
import { tourSeen } from './tour-seen'

const STEPS = [
  // The name and the panel's title, since they stand at the top: what is low or as high as the window leaves a hint no room.
  { id: 'page', targets: ['#editor-page .jl-name', '#editor-page .jl-page'], placement: 'bottom' },
  { id: 'content', targets: ['#editor-left h2', '#editor-left'], placement: 'bottom start' },
  { id: 'share', targets: ['[data-tour="share"]'], placement: 'bottom end' },
] as const

/** Three hints at the real controls, once in a browser's life. Escape or “Skip” ends them. */
export function Tour() {
  const isSeen = useValue(tourSeen)
  const [at, setAt] = useState(0)
  // The controls it points at are in the document only after the first drawing.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const step = STEPS[at]
  if (isSeen || !isDrawn || !step) return null
  return (
    <Hint key={step.id} at={at} step={step} onNext={() => (at + 1 < STEPS.length ? setAt(at + 1) : end())} />
  )
}

/** The keys are the page's next. */
function end() {
  tourSeen.mark()
  document.getElementById('editor-page')?.focus({ preventScroll: true })
}

const shownOf = (targets: readonly string[]): Element | null =>
  targets.map((target) => document.querySelector(target)).find(Boolean) ?? null

type Going = { event: KeyboardEvent<HTMLElement>; target: Element | null }

/** Tab leads from the last button to what the hint is about: in the document it stands behind everything. */
function goOn({ event, target }: Going): void {
  const { key, shiftKey, currentTarget } = event
  const isLast = document.activeElement === [...currentTarget.querySelectorAll('button')].at(-1)
  if (key !== 'Tab' || shiftKey || !isLast) return
  const control = target?.closest<HTMLElement>('button, [tabindex]')
  if (!control) return
  event.preventDefault()
  event.stopPropagation()
  control.focus({ preventScroll: true })
}

type HintProps = { at: number; step: (typeof STEPS)[number]; onNext: () => void }

function Hint({ at, step, onNext }: HintProps) {
  const texts = useTexts(TOUR_TEXTS)
  const target = useRef(shownOf(step.targets))
  const { title, text } = texts[step.id]
  const isLast = at === STEPS.length - 1
  // It comes a moment after the page: whoever types already keeps the keyboard. Who came from the one before goes on by keys.
  const [isIdle] = useState(() => at > 0 || document.activeElement === document.body)
  if (!target.current) return null
  return (
    <Popover
      triggerRef={target}
      isOpen
      isNonModal
      placement={step.placement}
      offset={12}
      onOpenChange={(isOpen) => !isOpen && end()}
      shouldCloseOnInteractOutside={() => false}
      className="w-64 rounded-card bg-float p-4 text-ink shadow-dialog transition duration-160 data-entering:opacity-0"
    >
      <OverlayArrow className="group">
        <span className="block size-3 rotate-45 bg-float group-data-[placement=bottom]:translate-y-1.5 group-data-[placement=left]:-translate-x-1.5 group-data-[placement=right]:translate-x-1.5" />
      </OverlayArrow>
      {/* No Dialog of the library: it would keep the focus, and a hint must let people go on by Tab. */}
      <div
        role="dialog"
        aria-label={texts.label}
        onKeyDown={(event) => goOn({ event, target: target.current })}
      >
        <h2 className="text-base font-semibold">{title}</h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
        <div className="mt-4 flex items-center gap-2">
          <span className="flex-1 text-xs text-muted tabular-nums">{texts.step(at + 1, STEPS.length)}</span>
          {isLast ? null : (
            <Button size="sm" look="ghost" onPress={end}>
              {texts.skip}
            </Button>
          )}
          <Button size="sm" look="primary" autoFocus={isIdle} onPress={onNext}>
            {isLast ? texts.done : texts.next}
          </Button>
        </div>
      </div>
    </Popover>
  )
}
