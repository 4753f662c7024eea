import { useCallback, useEffect, useState } from 'react'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { useContent } from '../session/use-content'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { pageSize } from './page-size'
import { MissingCharacters } from './MissingCharacters'
import { Paper } from './Paper'
import { useViewport } from './use-viewport'
import { scaleOf, stepZoom, type Zoom } from './zoom'
import { ZoomBar } from './ZoomBar'

type Props = { initialZoom: Zoom; padding: number; className?: string; onPick?: () => void }

/** The page in the middle: scrolls natively, zooms without moving a line. */
export function Canvas({ initialZoom, padding, className, onPick }: Props) {
  const texts = useTexts(SHELL_TEXTS)
  const { ref, size } = useViewport()
  const [zoom, setZoom] = useState<Zoom>(initialZoom)
  const [pages, setPages] = useState(1)
  const page = pageSize(useContent((content) => content.config.pageFormat))
  const viewport = { width: size.width - 2 * padding, height: size.height - 2 * padding }
  const scale = size.width === 0 ? 1 : scaleOf({ zoom, viewport, page })
  const step = useCallback((direction: 1 | -1) => setZoom(stepZoom({ scale, direction })), [scale])
  useZoomKeys({ step, reset: () => setZoom(1) })
  return (
    <div className={cx('relative min-h-0 min-w-0', className)}>
      <div
        ref={ref}
        id="editor-page"
        tabIndex={0}
        role="region"
        aria-label={texts.pageRegion}
        className="absolute inset-0 overflow-auto bg-sand-3 focus-visible:-outline-offset-2 dark:bg-sand-1"
      >
        <div
          className={cx('mx-auto w-fit transition-opacity duration-160', size.width === 0 && 'opacity-0')}
          style={{ padding }}
        >
          <MissingCharacters />
          <Paper scale={scale} width={page.width} onPages={setPages} onPick={onPick} />
        </div>
      </div>
      <ZoomBar zoom={zoom} scale={scale} pages={pages} onZoom={setZoom} onStep={step} />
    </div>
  )
}

function useZoomKeys({ step, reset }: { step: (direction: 1 | -1) => void; reset: () => void }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      if (event.key === '0') reset()
      else if (event.key === '=' || event.key === '+') step(1)
      else if (event.key === '-') step(-1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}
