import { Languages } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { goToPlace } from '../assistant/run/show-place'
import type { Part } from '../palette/place-commands'
import { useEditor } from '../session/editor-context'
import { FullDialog } from '../ui/FullDialog'
import { TwinPanel } from './TwinPanel'
import { TWIN_TEXTS } from './twin-texts'

type Props = { show: (part: Part) => void; openAssistant: () => void; onClose: () => void }

/** The same on a phone: what is to be updated, and the way to the other language. */
export function TwinDialog({ show, openAssistant, onClose }: Props) {
  const texts = useTexts(TWIN_TEXTS)
  const editor = useEditor()
  return (
    <FullDialog icon={Languages} title={texts.name} onClose={onClose}>
      <TwinPanel
        hasPages={false}
        onEdit={({ owner, field }) => {
          onClose()
          goToPlace({ editor, target: { owner, field }, show })
        }}
        openAssistant={() => {
          onClose()
          openAssistant()
        }}
      />
    </FullDialog>
  )
}
