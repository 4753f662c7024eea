import { memo, useCallback, useEffect, useMemo, type MouseEvent } from 'react'
import { Galley } from '../../document/render/Galley'
import type { Layout } from '../../document/layouts/types'
import { Pages } from '../../document/render/Pages'
import { rootClass } from '../../document/render/root-class'
import { useValue } from '~/session/use-value'
import type { FieldPoint } from '../session/editor'
import { begunEntry } from '../blocks/begun-entry'
import { withPlaceholders } from '../placeholders/with-placeholders'
import { useMedia } from '../shell/use-media'
import { useEditor } from '../session/editor-context'
import { useLayout } from '../session/use-layout'
import { isWrittenAt, placeAt, usePagePointer } from '../writing/use-page-pointer'
import { useWrittenContent } from '../writing/use-written-content'
import { Writer } from '../writing/Writer'
import { PageTools } from '../soon/soon-parts'
import { useBlockPointer } from '../blocks/use-block-pointer'
import { pageStands } from './after-page'
import { columnWidth, sheetsSize } from './arrange-pages'
import { DocumentStyle } from './DocumentStyle'
import { fieldOfBlock } from './field-of-block'
import { pageSize } from './page-size'
import { skipUnseen } from './skip-unseen'
import { cropAt } from '../photo/crop-state'
import { usePagePlan } from './use-page-plan'

type Props = {
  scale: number
  /** Pages side by side. */
  columns?: 1 | 2
  onPages: (count: number) => void
  onPick: (target: FieldPoint) => void
  /** Whether a mouse writes on the page; otherwise a click leads to the field. */
  writes: boolean
  /** Whether a finger does so too, without forms beside the page. */
  isPhone?: boolean
}

/**
 * The pages as they will be printed, scaled by a transform so that zoom never moves a line, and the hidden galley they
 * are measured on. A click on a text puts the caret there, where one can write, and leads to its field elsewhere.
 */
export const Paper = memo(function Paper({ scale, columns = 1, onPages, onPick, ...hand }: Props) {
  const { writes, isPhone = false } = hand
  const isDesk = writes && !isPhone
  const { pen } = useEditor()
  const written = useWrittenContent()
  const own = useLayout()
  const begun = useValue(begunEntry)
  const { content, layout } = useMemo(
    () => withPlaceholders({ content: written, layout: own, begun }),
    [written, own, begun],
  )
  const { galley, planned } = usePagePlan({ content, layout })
  const isStale = planned?.content !== content || planned.layout !== layout
  const count = planned?.plan.pages.length ?? 1
  useEffect(() => onPages(count), [count, onPages])
  const page = pageSize(content.config.pageFormat)
  const { width, height } = sheetsSize({ count, columns, page })
  const isPlanned = planned !== undefined
  useEffect(() => {
    if (!isPlanned) return
    pageStands()
    if (galley.current) skipUnseen(galley.current)
  }, [isPlanned, galley])
  const pointer = usePagePointer({ writes, isPhone })
  const isTouchable = useMedia({ query: '(any-pointer: coarse)', onServer: isPhone })
  const hasTouch = isPhone || isTouchable
  const blockPointer = useBlockPointer({ planned, columns })
  const pick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const block = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-block]') : null
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
      if (writes && isWrittenAt({ pen, event })) return
      if (planned) pen.show(planned)
      const target = (block && placeAt({ pen, event })) ?? fieldOfBlock(block?.dataset.block ?? '')
      if (target) onPick(target)
    },
    [onPick, pen, writes, planned],
  )
  return (
    <>
      <DocumentStyle content={content} layout={own} />
      {/* A pixel wide: one without size doesn't tell when the tab of a phone shows it. */}
      <div className="pointer-events-none invisible absolute top-0 left-0 size-px overflow-hidden">
        <Galley content={content} layout={layout} ref={galley} />
      </div>
      <div {...blockPointer} className="relative" style={{ width: width * scale, height: height * scale }}>
        <div
          {...pointer}
          onClick={pick}
          onDoubleClick={({ target }) => isDesk && target instanceof Element && cropAt(target)}
          style={{
            ...{ width, '--jl-page-column': `${columnWidth(page)}px` },
            ...{ '--jl-page-rest': `${Math.ceil(page.height) - page.height}px` },
            transform: scale === 1 ? undefined : `scale(${scale})`,
          }}
          data-writes={writes ? (hasTouch ? 'finger' : '') : undefined}
          data-spread={columns === 2 ? '' : undefined}
          className="jl-editor-pages origin-top-left"
        >
          {planned ? <Pages {...planned} /> : <BlankPage layout={layout} />}
        </div>
        {writes && planned ? (
          <Writer {...{ planned, isStale, scale, columns }} hasMarkBar={!isPhone} hasTouchMenu={hasTouch} />
        ) : null}
        {planned ? <PageTools {...{ planned, page, scale, writes, isDesk, onPick }} /> : null}
      </div>
    </>
  )
})

/** Where the first page will stand once its letters are there. */
function BlankPage({ layout }: { layout: Layout }) {
  return (
    <div className={`${rootClass(layout)} jl-pages`} aria-busy>
      <div className="jl-page" />
    </div>
  )
}
