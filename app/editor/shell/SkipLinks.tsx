import { useTexts } from '~/i18n/use-texts'
import { SHELL_TEXTS } from '../texts/shell-texts'

const LINK =
  'fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-primary px-3 py-2 text-sm text-on-primary focus:translate-y-0'

type Props = {
  /** It stands where the style does. */
  isAssistantOpen: boolean
}

/** For the keyboard: straight to the page or a panel. */
export function SkipLinks({ isAssistantOpen }: Props) {
  const texts = useTexts(SHELL_TEXTS)
  return (
    <nav aria-label={texts.skipToPage}>
      <a href="#editor-left" className={LINK}>
        {texts.skipToContent}
      </a>
      <a href="#editor-page" className={LINK}>
        {texts.skipToPage}
      </a>
      {isAssistantOpen ? (
        <a href="#editor-assistant" className={LINK}>
          {texts.skipToAssistant}
        </a>
      ) : (
        <a href="#editor-right" className={LINK}>
          {texts.skipToStyle}
        </a>
      )}
    </nav>
  )
}
