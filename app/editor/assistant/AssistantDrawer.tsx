import { useTexts } from '~/i18n/use-texts'
import type { Part } from '../palette/place-commands'
import { SideDrawer } from '../ui/SideDrawer'
import { AssistantPanel } from './AssistantPanel'
import { PANEL_TEXTS } from './texts/panel-texts'

type Props = { isOverlay: boolean; show: (part: Part) => void; onClose: () => void }

/** The assistant beside the page, or over it. */
export function AssistantDrawer({ isOverlay, show, onClose }: Props) {
  const { name } = useTexts(PANEL_TEXTS)
  return (
    <SideDrawer id="editor-assistant" name={name} isOverlay={isOverlay} onClose={onClose}>
      <AssistantPanel show={show} onClose={onClose} />
    </SideDrawer>
  )
}
