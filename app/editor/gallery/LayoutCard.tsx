import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { Radio } from 'react-aria-components/RadioGroup'
import { LAYOUT_NAMES, type LayoutCode } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import type { Layout } from '../../document/layouts/types'
import { documentCss } from '../../document/render/document-css'
import { Galley } from '../../document/render/Galley'
import { Pages } from '../../document/render/Pages'
import { OWN_ROOT_CSS, OwnRoot } from '../page/OwnRoot'
import { pageSize } from '../page/page-size'
import { usePagePlan, type Planned } from '../page/use-page-plan'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { GALLERY_TEXTS } from './gallery-texts'

const WIDTH = 140

type Props = {
  code: LayoutCode
  layout: Layout
  content: ResumeContent
  isCurrent: boolean
  /** Its turn has come. */
  isDrawn: boolean
  onSeen: (code: LayoutCode) => void
  onPlanned: (code: LayoutCode, planned: Planned) => void
}

/** The first page of the document in a layout; asked for when the card is first in sight. */
export const LayoutCard = memo(function LayoutCard(props: Props) {
  const { code, layout, content, isCurrent, isDrawn, onSeen, onPlanned } = props
  const locale = useLocale()
  const texts = useTexts(GALLERY_TEXTS)
  const shell = useTexts(SHELL_TEXTS)
  const [pages, setPages] = useState<number>()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = ref.current
    if (!card) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen(code)
    })
    observer.observe(card)
    return () => observer.disconnect()
  }, [code, onSeen])
  const { width, height } = pageSize(content.config.pageFormat)
  return (
    <Radio
      value={code}
      className="group flex w-35 shrink-0 cursor-pointer flex-col gap-1.5 text-sm outline-none"
    >
      <div
        ref={ref}
        aria-hidden
        inert
        data-layout-card={code}
        className="relative overflow-hidden rounded-control border border-line bg-white transition group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus group-data-hovered:border-sand-8 group-data-selected:border-accent group-data-selected:shadow-[0_0_0_1px_var(--indigo-9)]"
        style={{ width: WIDTH, height: (WIDTH * height) / width }}
      >
        {isDrawn ? (
          <OwnRoot>
            <Sheets
              content={content}
              layout={layout}
              scale={WIDTH / width}
              onPlanned={(planned) => {
                setPages(planned.plan.pages.length)
                onPlanned(code, planned)
              }}
            />
          </OwnRoot>
        ) : null}
      </div>
      <span className="flex items-baseline justify-between gap-2">
        <span className="min-w-0 truncate">{LAYOUT_NAMES[code][locale]}</span>
        <span className="shrink-0 text-xs text-muted tabular-nums">
          {isCurrent ? `${texts.isCurrent} · ` : ''}
          {pages === undefined ? '…' : shell.pages(pages)}
        </span>
      </span>
    </Radio>
  )
})

type SheetsProps = {
  content: ResumeContent
  layout: Layout
  scale: number
  onPlanned: (planned: Planned) => void
}

function Sheets({ content, layout, scale, onPlanned }: SheetsProps) {
  const css = useMemo(() => documentCss({ content, layout }), [content, layout])
  const { galley, planned } = usePagePlan({ content, layout })
  useEffect(() => {
    if (planned) onPlanned(planned)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once for each plan
  }, [planned])
  const { width } = pageSize(content.config.pageFormat)
  return (
    <>
      <style>{`${css}\n${OWN_ROOT_CSS}`}</style>
      <div className="galley">
        <Galley content={content} layout={layout} ref={galley} />
      </div>
      <div className="sheets" style={{ width, transform: `scale(${scale})` }}>
        {planned ? <Pages {...planned} /> : null}
      </div>
    </>
  )
}
