import type { ReactNode } from 'react'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'
import { isCompared, type FactMark } from './fact-mark'

type Props = { flag: FactMark; children: ReactNode }

/**
 * Words that no rule found in a source, underlined and called so; quieter where the model points at one, and where they are
 * only new wording.
 */
export function DoubtMark({ flag, children }: Props) {
  const texts = useTexts(SUGGESTION_TEXTS)
  const isNew = flag.kind === 'wording'
  const isQuiet = isNew || isCompared(flag)
  const said = isNew ? texts.worded : isQuiet ? texts.compared : texts.flagged
  return (
    <mark
      className={cx(
        'underline underline-offset-4',
        isQuiet
          ? 'bg-transparent text-inherit decoration-current decoration-dotted'
          : 'bg-warning-tint text-warning decoration-warning decoration-wavy',
      )}
    >
      <span className="sr-only">{said}</span>
      {children}
    </mark>
  )
}
