import { useLayoutEffect, useRef, type RefObject } from 'react'
import { getLayout } from '../../document/layouts/registry'
import { Pages } from '../../document/render/Pages'
import { fontSheet } from '../page/font-sheet'
import { OwnDocument } from '../page/OwnDocument'
import { OwnRoot } from '../page/OwnRoot'
import { pageSize } from '../page/page-size'
import { usePagePlan, type Planned } from '../page/use-page-plan'
import { useViewport } from '../page/use-viewport'
import { MARKS_CSS, Marks, type Mark, type MarkWords } from './Marks'
import type { Drawn } from './version'

const PADDING = 24

/** Pages as they were just drawn, what scrolls them, and the galley that they were planned from. */
export type DrawnPages = {
  planned: Planned
  scroller: HTMLElement
  galley: HTMLElement
  sheets: HTMLElement
}
type Props = {
  drawn: Drawn
  marks: readonly Mark[]
  words: MarkWords
  /** Of the region that scrolls. */
  label: string
  /** Before the names of the pages, where others stand beside them. */
  name?: string
  /** Hears of the pages whenever they are drawn anew. */
  onDrawn?: (pages: DrawnPages) => void
}

/** The pages of a document, drawn as the editor draws its own, with some of its texts marked. */
export function MarkedPages({ label, ...sheets }: Props) {
  const { drawn } = sheets
  const { ref, size } = useViewport()
  const { width } = pageSize(drawn.content.config.pageFormat)
  const scale = Math.min(1, (size.width - 2 * PADDING) / width)
  return (
    <div
      ref={ref}
      tabIndex={0}
      role="region"
      aria-label={label}
      className="min-h-0 flex-1 overflow-auto bg-sand-3 p-6 focus-visible:-outline-offset-2 dark:bg-sand-1"
    >
      <link rel="stylesheet" href={fontSheet(drawn.content)} />
      <OwnRoot className="mx-auto" style={{ width: width * scale }}>
        {size.width > 0 ? <Sheets {...sheets} scroller={ref} scale={scale} /> : null}
      </OwnRoot>
    </div>
  )
}

type SheetsProps = Omit<Props, 'label'> & { scroller: RefObject<HTMLElement | null>; scale: number }

function Sheets({ drawn, name, marks, words, scroller, scale, onDrawn }: SheetsProps) {
  const { content } = drawn
  const layout = getLayout(drawn.layout, drawn.layoutVersion)
  const { galley, planned } = usePagePlan({ content, layout })
  const { width, height } = pageSize(content.config.pageFormat)
  const count = planned?.plan.pages.length ?? 1
  const sheets = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!planned || !scroller.current || !galley.current || !sheets.current) return
    onDrawn?.({ planned, scroller: scroller.current, galley: galley.current, sheets: sheets.current })
  }, [planned, scroller, galley, onDrawn])
  return (
    <>
      <OwnDocument content={content} layout={layout} galley={galley} css={MARKS_CSS} />
      <div style={{ height: (count * height + (count - 1) * PADDING) * scale }}>
        <div
          ref={sheets}
          className="sheets"
          style={{ width, transform: `scale(${scale})` }}
          onClick={(event) => event.preventDefault()}
        >
          {planned ? <Pages {...planned} name={name} /> : null}
          {planned ? (
            <Marks sheets={sheets} planned={planned} marks={marks} words={words} scale={scale} />
          ) : null}
        </div>
      </div>
    </>
  )
}
