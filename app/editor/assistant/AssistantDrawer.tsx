import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import type { Part } from '../palette/place-commands'
import { useFocusWithin } from '../ui/use-focus-within'
import { AssistantPanel } from './AssistantPanel'
import { PANEL_TEXTS } from './texts/panel-texts'

type Props = { isOverlay: boolean; show: (part: Part) => void; onClose: () => void }

/** The assistant beside the page, or over it on narrower screens. The focus goes in, and back when it closes. */
export function AssistantDrawer({ isOverlay, show, onClose }: Props) {
  const texts = useTexts(PANEL_TEXTS)
  const ref = useFocusWithin()
  return (
    <section
      ref={ref}
      id="editor-assistant"
      aria-label={texts.name}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      className={cx(
        'flex min-h-0 w-96 shrink-0 flex-col border-s border-line bg-surface outline-none',
        isOverlay && 'absolute inset-y-0 right-12 z-20 max-w-[calc(100%-6rem)] shadow-dialog',
      )}
    >
      <AssistantPanel show={show} onClose={onClose} />
    </section>
  )
}
