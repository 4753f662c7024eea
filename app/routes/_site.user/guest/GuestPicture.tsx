import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '~/components/ui/cx'
import { documentCss } from '~/document/render/document-css'
import { Galley } from '~/document/render/Galley'
import { getLayout } from '~/document/layouts/registry'
import { firstPageOf } from '~/document/pagination/first-page'
import { Pages } from '~/document/render/Pages'
import { pageSize } from '~/editor/page/page-size'
import { usePagePlan } from '~/editor/page/use-page-plan'
import type { GuestResume } from '~/features/guest-resumes/guest-resume'

type Drawn = Pick<GuestResume, 'layout' | 'layoutVersion' | 'content'>

/**
 * The first page of a resume that only this browser knows, drawn here once it comes near the screen. In a root of its
 * own: each resume brings a style sheet, and those of one layout would meet.
 */
export function GuestPicture({ resume }: { resume: Drawn }) {
  const box = useRef<HTMLSpanElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  const [width, setWidth] = useState(0)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
        observer.disconnect()
      },
      { rootMargin: '200px' },
    )
    const size = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    size.observe(element)
    return () => {
      observer.disconnect()
      size.disconnect()
    }
  }, [])
  return (
    <span
      ref={box}
      aria-hidden
      inert
      className={cx(
        'relative block aspect-[210/297] w-full overflow-hidden bg-white',
        !isDrawn && 'animate-pulse bg-[#e9e8e6]',
      )}
    >
      {root && width > 0 && (
        <>
          {/* Fonts count for the whole document, and only from there. */}
          <link rel="stylesheet" href={`/fonts/jianli-${resume.content.config.font}.css`} />
          {createPortal(<FirstPage resume={resume} room={width} onDrawn={() => setDrawn(true)} />, root)}
        </>
      )}
    </span>
  )
}

type PageProps = { resume: Drawn; /** pixels */ room: number; onDrawn: () => void }

function FirstPage({ resume, room, onDrawn }: PageProps) {
  const { content } = resume
  const [layout] = useState(() => getLayout(resume.layout, resume.layoutVersion))
  const { galley, planned } = usePagePlan({ content, layout })
  const { width } = pageSize(content.config.pageFormat)
  const first = planned && { ...planned, plan: firstPageOf(planned.plan) }
  const drawn = useRef(onDrawn)
  useEffect(() => {
    if (planned) drawn.current()
  }, [planned])
  return (
    <>
      <style>{documentCss({ content, layout })}</style>
      <div style={{ position: 'absolute', visibility: 'hidden', width: 0, height: 0, overflow: 'hidden' }}>
        <Galley content={content} layout={layout} ref={galley} />
      </div>
      <div style={{ width, transform: `scale(${room / width})`, transformOrigin: '0 0' }}>
        {first ? <Pages {...first} /> : null}
      </div>
    </>
  )
}
