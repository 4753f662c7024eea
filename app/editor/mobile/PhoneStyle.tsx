import { useEffect, useRef, useState, type UIEvent } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { jumpTo } from '../sections/jump-to'
import { StylePanel } from '../style/StylePanel'
import { MOBILE_TEXTS } from '../texts/mobile-texts'
import { STYLE_GROUP_TEXTS, STYLE_GROUPS, type StyleGroup } from '../texts/style-groups'

const headingOf = (id: StyleGroup) => `[data-style-group="${id}"]`

/** How far under the upper edge the heading of a group counts as being there, in pixels. */
const NEAR = 32

/** The style below the page: half a screen shows one group or two, so that each has a way to it. */
export function PhoneStyle() {
  const texts = useTexts(MOBILE_TEXTS)
  const names = useTexts(STYLE_GROUP_TEXTS)
  const [current, setCurrent] = useState<StyleGroup>('layout')
  const row = useRef<HTMLElement>(null)
  // The last ones can't come to the top: what was chosen is where one is.
  const hasJumped = useRef(false)
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [current])
  const follow = ({ currentTarget: panel }: UIEvent<HTMLElement>) => {
    const wasJump = hasJumped.current
    hasJumped.current = false
    const edge = panel.getBoundingClientRect().top + NEAR
    const isPast = (id: StyleGroup) =>
      (panel.querySelector(headingOf(id))?.getBoundingClientRect().top ?? Infinity) <= edge
    if (!wasJump) setCurrent(STYLE_GROUPS.findLast(isPast) ?? 'layout')
  }
  return (
    <>
      <nav
        ref={row}
        aria-label={texts.style}
        className="flex shrink-0 overflow-x-auto overscroll-contain border-b border-line px-1 [scrollbar-width:none]"
      >
        {STYLE_GROUPS.map((id) => (
          <button
            key={id}
            type="button"
            aria-current={id === current ? 'true' : undefined}
            onClick={() => {
              hasJumped.current = true
              setCurrent(id)
              jumpTo(headingOf(id))
            }}
            className="min-h-11 shrink-0 cursor-pointer px-3 text-sm text-muted focus-visible:-outline-offset-4 aria-[current]:font-semibold aria-[current]:text-link"
          >
            {names[id]}
          </button>
        ))}
      </nav>
      <div
        onScroll={follow}
        className="min-h-0 flex-1 scroll-pt-3 overflow-y-auto overscroll-contain pr-[max(1rem,env(safe-area-inset-right))] pl-[max(1rem,env(safe-area-inset-left))]"
      >
        <div className="mx-auto max-w-lg pt-2">
          <StylePanel />
        </div>
      </div>
    </>
  )
}
