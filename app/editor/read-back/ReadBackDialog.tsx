import { ScanText } from 'lucide-react'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { useTexts } from '~/i18n/use-texts'
import type { Part } from '../palette/place-commands'
import { useEditor } from '../session/editor-context'
import { FullDialog } from '../ui/FullDialog'
import { goToFinding } from './go-to-finding'
import { ReadBackPanel } from './ReadBackPanel'

type Props = { show: (part: Part) => void; onClose: () => void }

/** The same on a phone, which it leaves to the field that one goes to. */
export function ReadBackDialog({ show, onClose }: Props) {
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
