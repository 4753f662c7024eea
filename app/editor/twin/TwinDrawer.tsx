import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import { goToPlace } from '../palette/go-to-place'
import type { Part } from '../palette/place-commands'
import { useEditor } from '../session/editor-context'
import { SideDrawer } from '../ui/SideDrawer'
import { twinCss } from './twin-css'
import { TwinPanel } from './TwinPanel'
import { TWIN_TEXTS } from './twin-texts'
import { useTwin } from './use-twin'

type Props = {
  /** Beside the page and as wide as it, with the twin’s pages; otherwise its list lies over the page. */
  isWide: boolean
  show: (part: Part) => void
  openAssistant: () => void
  onClose: () => void
}

/** The other language beside the page one writes on. The focus goes in, and back when it closes. */
export function TwinDrawer({ isWide, show, openAssistant, onClose }: Props) {
  const texts = useTexts(TWIN_TEXTS)
  const editor = useEditor()
  return (
    <SideDrawer id="editor-twin" name={texts.name} isOverlay={!isWide} isWide={isWide} onClose={onClose}>
      <OwnMarks />
      <TwinPanel
        hasPages={isWide}
        onEdit={({ owner, field }) =>
          goToPlace({ editor, place: { target: { owner, field }, from: 0, to: 0 }, show })
        }
        openAssistant={openAssistant}
        onClose={onClose}
      />
    </SideDrawer>
  )
}

/** On the page one writes on. */
function OwnMarks() {
  const { session, marks } = useTwin()
  const active = useValue(session.active)
  return <style>{twinCss({ scope: '.jl-editor-pages ', active, marks })}</style>
}
