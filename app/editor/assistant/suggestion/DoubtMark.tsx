import type { FactFlag } from '../../../features/assistant/tasks/events'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'
import { isCompared } from './is-compared'

type Props = { flag: FactFlag; children: string }

/** Words that no rule found in a source, underlined and called so; quieter where the model points at one. */
export function DoubtMark({ flag, children }: Props) {
  const texts = useTexts(SUGGESTION_TEXTS)
  return (
    <mark
      className={cx(
        'underline underline-offset-4',
        isCompared(flag)
          ? 'bg-transparent text-inherit decoration-current decoration-dotted'
          : 'bg-warning-tint text-warning decoration-warning decoration-wavy',
      )}
    >
      <span className="sr-only">{isCompared(flag) ? texts.compared : texts.flagged}</span>
      {children}
    </mark>
  )
}
