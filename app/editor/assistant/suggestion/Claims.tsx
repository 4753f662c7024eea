import { createContext, use, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Popover } from '~/components/ui/Popover'
import { useTexts } from '~/i18n/use-texts'
import type { FactSource } from '../../../features/assistant/tasks/events'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'
import { claimParts } from './claim-parts'
import { quoted, readable } from './readable'

const Sources = createContext<readonly FactSource[]>([])

type Props = { sources: readonly FactSource[]; children: ReactNode }

/**
 * A text whose claims answer a press with the line that they were made from. Who doesn't point finds the same lines in the
 * list below the text.
 */
export function Claims({ sources, children }: Props) {
  const texts = useTexts(SUGGESTION_TEXTS)
  const pressed = useRef<Element>(null)
  const [source, setSource] = useState<FactSource>()
  const ask = ({ target }: MouseEvent) => {
    const claim = target instanceof Element ? target.closest('[data-claim]') : null
    // who marks words to copy them asks nothing
    if (!claim || getSelection()?.isCollapsed === false) return
    pressed.current = claim
    setSource(sources[Number(claim.getAttribute('data-claim'))])
  }
  return (
    <Sources value={sources}>
      <span onClick={ask}>{children}</span>
      {source ? (
        <Popover
          label={texts.whereFrom}
          triggerRef={pressed}
          isOpen
          onOpenChange={(isOpen) => isOpen || setSource(undefined)}
          className="text-sm"
        >
          <p className="text-muted">{texts.where[source.where]}</p>
          <p className="mt-1 break-words text-ink">{quoted(source.excerpt)}</p>
        </Popover>
      ) : null}
    </Sources>
  )
}

/** A piece of the text, which begins at `from`. */
export function ClaimText({ text, from }: { text: string; from: number }) {
  const sources = use(Sources)
  return claimParts({ text, from, claims: sources }).map((part, index) =>
    part.claim === undefined ? (
      readable(part.text)
    ) : (
      <span
        key={index}
        data-claim={part.claim}
        className="cursor-help decoration-dotted underline-offset-4 hover:underline"
      >
        {readable(part.text)}
      </span>
    ),
  )
}
