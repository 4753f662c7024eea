import { useMemo, useRef, useEffect, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { getLayout } from '../../document/layouts/registry'
import { Pages } from '../../document/render/Pages'
import { alignIds, type SameIds } from '../../features/twins/align-ids'
import type { TwinMark } from '../../features/twins/compare-twins'
import { listen } from '~/components/ui/listen'
import { fieldOfBlock } from '../page/field-of-block'
import { fontSheet } from '../page/font-sheet'
import { OwnDocument } from '../page/OwnDocument'
import { OwnRoot } from '../page/OwnRoot'
import { pageSize } from '../page/page-size'
import { sheetsSize } from '../page/arrange-pages'
import { usePagePlan } from '../page/use-page-plan'
import { useViewport } from '../page/use-viewport'
import { useEditor } from '../session/editor-context'
import { ownerInView, type Scrolled } from './scroll-in-step'
import { twinCss } from './twin-css'
import { twinSessionOf, type TwinResume } from './twin-session'
import { TWIN_TEXTS } from './twin-texts'
import { keepInStep, onlyFollows } from './keep-in-step'

const PADDING = 16

type Props = {
  resume: TwinResume
  same: SameIds
  marks: readonly TwinMark[]
  active: string | undefined
  setActive: (owner: string | undefined) => void
  /** To the twin’s own editor, at the block of an owner. */
  onGo: (owner: string | undefined) => void
}

/** The twin’s pages as they are printed, in step with the page one writes on. */
export function TwinPages({ resume, same, marks, active, setActive, onGo }: Props) {
  const texts = useTexts(TWIN_TEXTS)
  const { ref, size } = useViewport()
  const host = useRef<HTMLDivElement>(null)
  const blocks = useRef(() =>
    Array.from(host.current?.querySelectorAll<HTMLElement>('.sheets [data-block]') ?? []),
  )
  const content = useAligned(resume.content, same)
  const { width } = pageSize(content.config.pageFormat)
  const scale = Math.min(1, (size.width - 2 * PADDING) / width)
  useInStep({ scroller: ref, blocks: blocks.current, active })
  const { language } = content.config
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !ref.current) return
    onGo(ownerInView({ scroller: ref.current, blocks: blocks.current }))
  }
  return (
    <div
      ref={ref}
      id="twin-page"
      tabIndex={0}
      role="region"
      aria-label={texts.page[language]}
      aria-description={texts.pageKeys}
      onKeyDown={enter}
      onPointerLeave={() => setActive(undefined)}
      className="relative min-h-0 flex-1 overflow-auto bg-sand-3 p-4 focus-visible:-outline-offset-2 dark:bg-sand-1"
    >
      <link rel="stylesheet" href={fontSheet(content)} />
      <OwnRoot className="mx-auto" style={{ width: width * scale }}>
        {size.width > 0 ? (
          <div ref={host}>
            <Sheets
              resume={resume}
              content={content}
              scale={scale}
              css={twinCss({ scope: '', active, marks })}
              onOver={setActive}
              onGo={onGo}
            />
          </div>
        ) : null}
      </OwnRoot>
    </div>
  )
}

/** Drawn anew when the twin is another, not whenever this resume changes. */
function useAligned(content: ResumeContent, same: SameIds): ResumeContent {
  const key = JSON.stringify(Array.from(same))
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says what the ids are
  return useMemo(() => alignIds({ content, same }), [content, key])
}

type SheetProps = {
  resume: TwinResume
  content: ResumeContent
  scale: number
  css: string
  onOver: (owner: string | undefined) => void
  onGo: (owner: string | undefined) => void
}

function Sheets({ resume, content, scale, css, onOver, onGo }: SheetProps) {
  const code = LAYOUT_CODES.find((one) => one === resume.layout) ?? 'classic'
  const layout = getLayout(code, resume.layoutVersion)
  const { galley, planned } = usePagePlan({ content, layout })
  const page = pageSize(content.config.pageFormat)
  const count = planned?.plan.pages.length ?? 1
  const { width, height } = sheetsSize({ count, columns: 1, page })
  const ownerAt = ({ target }: { target: EventTarget }) => {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
    return fieldOfBlock(block?.dataset.block ?? '')?.owner
  }
  const go = (event: MouseEvent) => {
    event.preventDefault()
    onGo(ownerAt(event))
  }
  return (
    <>
      <OwnDocument content={content} layout={layout} galley={galley} />
      <style>{css}</style>
      <div style={{ height: height * scale }}>
        <div
          className="sheets"
          lang={content.config.language}
          style={{ width, transform: `scale(${scale})`, cursor: 'pointer' }}
          onPointerOver={(event) => onOver(ownerAt(event))}
          onClick={go}
        >
          {planned ? <Pages {...planned} /> : null}
        </div>
      </div>
    </>
  )
}

type Options = {
  scroller: RefObject<HTMLElement | null>
  blocks: Scrolled['blocks']
  /** What the list or the focus is on. */
  active: string | undefined
}

const ownBlocks = () => Array.from(document.querySelectorAll<HTMLElement>('.jl-editor-pages [data-block]'))

/** Keeps the two pages in step: whichever somebody scrolls leads, and what the pointer is on here is marked there. */
function useInStep({ scroller, blocks, active }: Options): void {
  const editor = useEditor()
  useEffect(() => {
    const own = document.getElementById('editor-page')
    const other = scroller.current
    if (!own || !other) return
    const pages = [
      { scroller: own, blocks: ownBlocks },
      { scroller: other, blocks },
    ] as const
    const stops = [keepInStep(pages), watchPointer(own)]
    return () => stops.forEach((stop) => stop())

    function watchPointer(page: HTMLElement): () => void {
      const { active: pointed } = twinSessionOf(editor)
      const over = ({ target }: Event) => {
        const block = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
        pointed.set(block ? fieldOfBlock(block.dataset.block ?? '')?.owner : undefined)
      }
      const leave = () => pointed.set(undefined)
      return listen(page, { pointerover: over, pointerleave: leave })
    }
  }, [editor, scroller, blocks])
  useEffect(() => {
    const other = scroller.current
    if (active === undefined || !other || other.matches(':hover')) return
    const found = blocks().find((block) => fieldOfBlock(block.dataset.block ?? '')?.owner === active)
    if (!found || isInView(found, other)) return
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
    onlyFollows(other)
  }, [active, scroller, blocks])
}

function isInView(block: HTMLElement, scroller: HTMLElement): boolean {
  const [a, b] = [block.getBoundingClientRect(), scroller.getBoundingClientRect()]
  return a.top >= b.top && a.bottom <= b.bottom
}
