import { ScanText } from 'lucide-react'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { useTexts } from '~/i18n/use-texts'
import type { Part } from '../palette/place-commands'
import { useEditor } from '../session/editor-context'
import { TitledDrawer } from '../ui/SideDrawer'
import { FullDialog } from '../ui/FullDialog'
import { goToFinding } from './go-to-finding'
import { ReadBackPanel } from './ReadBackPanel'
import { READ_BACK_TEXTS } from './read-back-texts'

type Props = { isOverlay: boolean; show: (part: Part) => void; onClose: () => void }

/** What a screening system reads beside the page, or over it on narrower screens. The focus goes in, and back when it closes. */
export function ReadBackDrawer({ isOverlay, show, onClose }: Props) {
  const texts = useTexts(READ_BACK_TEXTS)
  const { readBack } = useTexts(EXPORT_TEXTS)
  const editor = useEditor()
  return (
    <TitledDrawer
      id="editor-read-back"
      name={readBack}
      icon={ScanText}
      close={texts.close}
      {...{ isOverlay, onClose }}
    >
      <ReadBackPanel
        onGo={(finding) => {
          // the place may lie under it
          if (isOverlay) onClose()
          goToFinding({ editor, finding, show })
        }}
      />
    </TitledDrawer>
  )
}

type DialogProps = { show: (part: Part) => void; onClose: () => void }

/** The same on a phone, which it leaves to the field that one goes to. */
export function ReadBackDialog({ show, onClose }: DialogProps) {
  const texts = useTexts(EXPORT_TEXTS)
  const editor = useEditor()
  return (
    <FullDialog icon={ScanText} title={texts.readBack} onClose={onClose}>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
        <div className="mx-auto max-w-lg">
          <ReadBackPanel
            onGo={(finding) => {
              onClose()
              goToFinding({ editor, finding, show })
            }}
          />
        </div>
      </div>
    </FullDialog>
  )
}
