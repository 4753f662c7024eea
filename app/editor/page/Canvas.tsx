import { useCallback, useId, useLayoutEffect, useState } from 'react'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import type { FieldPoint } from '../session/editor'
import { FindSlot, useFindRoom } from '../find/FindSlot'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { hasRoomForTwo, RAIL_WIDTH, sheetsSize } from './arrange-pages'
import { pageSize } from './page-size'
import { onBlockKey } from './block-keys'
import { Paper } from './Paper'
import { useHeldPage, type Spread } from './use-spread'
import { useViewport } from './use-viewport'
import { scrollToHeld, type ZoomControl } from './use-zoom'
import { useWriting } from '../writing/use-writing'
import { scaleOf } from './zoom'
import { MissingCharacters, PageRail, TouchZoom, ZoomBar } from '../soon/soon-parts'

type Props = {
  zoom: ZoomControl
  padding: number
  className?: string
  onPick?: () => void
  /** Small pages beside the large ones, where there is room. */
  hasRail?: boolean
  /** Two pages side by side, where there is room. */
  spread?: Spread
  /** Whether one writes on the page itself. */
  writes?: boolean
  /** On a phone a finger writes, and pinches. */
  isPhone?: boolean
}

/** The page in the middle: scrolls natively, zooms without moving a line. */
export function Canvas({ zoom, padding, className, onPick, ...kind }: Props) {
  const { hasRail = false, writes = false, isPhone = false, spread } = kind
  const editor = useEditor()
  const hint = useId()
  const texts = useTexts(SHELL_TEXTS)
  const isWriting = useWriting()
  const { ref, size } = useViewport()
  const findRoom = useFindRoom()
  const [pages, setPages] = useState(1)
  const page = pageSize(useContent((content) => content.config.pageFormat))
  // Never at the cost of the page's own size.
  const railShown = hasRail && pages > 1 && size.width >= page.width + 2 * padding + RAIL_WIDTH
  const left = railShown ? RAIL_WIDTH : padding
  const pick = useCallback(
    (target: FieldPoint) => {
      onPick?.()
      editor.reveal(target)
    },
    [editor, onPick],
  )
  const viewport = { width: size.width - left - padding, height: size.height - 2 * padding }
  const canSpread = spread !== undefined && pages > 1 && hasRoomForTwo({ width: viewport.width, page })
  const columns = canSpread && spread.isWanted ? 2 : 1
  const row = sheetsSize({ count: columns, columns, page })
  const scale = size.width === 0 ? 1 : scaleOf({ zoom: zoom.zoom, viewport, page: row })
  useHeldPage({ held: spread?.held, columns })
  useLayoutEffect(() => {
    if (spread) spread.isPossible.current = canSpread
  }, [spread, canSpread])
  useLayoutEffect(() => {
    zoom.scale.current = scale
    if (zoom.held.current) scrollToHeld({ held: zoom.held.current, scale })
    zoom.held.current = undefined
  }, [zoom, scale])
  return (
    <div className={cx('relative min-h-0 min-w-0', className)}>
      <div
        ref={ref}
        id="editor-page"
        tabIndex={0}
        role="region"
        aria-label={texts.pageRegion}
        aria-describedby={hint}
        onKeyDown={(event) => onBlockKey({ event, pick, pen: writes ? editor.pen : undefined })}
        className={cx(
          'absolute inset-0 overflow-auto bg-sand-3 focus-visible:-outline-offset-2 dark:bg-sand-1',
          isPhone && 'touch-pan-x touch-pan-y overscroll-contain',
        )}
      >
        <div
          className={cx('mx-auto w-fit transition-opacity duration-160', size.width === 0 && 'opacity-0')}
          style={{ padding, paddingInlineStart: left, paddingBlockStart: padding + findRoom }}
        >
          <MissingCharacters />
          <Paper onPages={setPages} onPick={pick} {...{ scale, columns, writes, isPhone }} />
        </div>
      </div>
      <p id={hint} hidden>
        {texts.pageKeys}
      </p>
      {railShown ? <PageRail scroller={ref} page={page} columns={columns} /> : null}
      {writes ? <FindSlot /> : null}
      {isPhone ? <TouchZoom zoom={zoom} canvas={ref} /> : null}
      {isPhone && isWriting ? null : (
        <ZoomBar scale={scale} pages={pages} spread={canSpread ? spread : undefined} />
      )}
    </div>
  )
}
