import { memo, useEffect, useRef, useState } from 'react'
import { Radio } from 'react-aria-components/RadioGroup'
import { LAYOUT_NAMES, type LayoutCode } from '../../../collections/layout-codes'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { pageSize } from '../page/page-size'
import type { Planned } from '../page/use-page-plan'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { DrawnPages, KeptPages } from './DrawnPages'
import { GALLERY_TEXTS } from './gallery-texts'
import type { Proposal } from './use-drawn-layouts'

const WIDTH = 140

type Props = {
  proposal: Proposal
  isCurrent: boolean
  /** Its turn has come. */
  isNext: boolean
  planned: Planned | undefined
  onSeen: (code: LayoutCode) => void
  onPlanned: (key: string, planned: Planned) => void
}

/** The first page of the document in a layout; asked for when the card is first in sight. */
export const LayoutCard = memo(function LayoutCard(props: Props) {
  const { proposal, isCurrent, isNext, planned, onSeen, onPlanned } = props
  const { code, content } = proposal
  const locale = useLocale()
  const texts = useTexts(GALLERY_TEXTS)
  const shell = useTexts(SHELL_TEXTS)
  // What was made before this card was here is shown, not made again.
  const [wasPlanned] = useState(planned !== undefined)
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
        {wasPlanned && planned ? <KeptPages planned={planned} width={WIDTH} /> : null}
        {!wasPlanned && (isNext || planned) ? (
          <DrawnPages proposal={proposal} width={WIDTH} onPlanned={onPlanned} />
        ) : null}
      </div>
      <span>
        <span className="block truncate">{LAYOUT_NAMES[code][locale]}</span>
        <span className="text-xs text-muted tabular-nums">
          {isCurrent ? `${texts.isCurrent} · ` : ''}
          {planned ? shell.pages(planned.plan.pages.length) : '…'}
        </span>
      </span>
    </Radio>
  )
})
