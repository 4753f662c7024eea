import { useTexts } from '~/i18n/use-texts'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'

/** Words that stand in no source, underlined and called so. */
export function DoubtMark({ children }: { children: string }) {
  const texts = useTexts(SUGGESTION_TEXTS)
  return (
    <mark className="bg-warning-tint text-warning underline decoration-warning decoration-wavy underline-offset-4">
      <span className="sr-only">{texts.flagged}</span>
      {children}
    </mark>
  )
}
