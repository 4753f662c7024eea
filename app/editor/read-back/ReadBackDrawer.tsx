import { ScanText, X } from 'lucide-react'
import { IconButton } from '~/components/ui/IconButton'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { useTexts } from '~/i18n/use-texts'
import type { Part } from '../palette/place-commands'
import { useEditor } from '../session/editor-context'
import { SideDrawer } from '../ui/SideDrawer'
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
    <SideDrawer id="editor-read-back" name={readBack} isOverlay={isOverlay} onClose={onClose}>
      <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line ps-4 pe-2">
        <ScanText aria-hidden className="size-4 shrink-0 text-muted" />
        <h2 className="min-w-0 flex-1 truncate text-base font-semibold text-ink">{readBack}</h2>
        <IconButton label={texts.close} size="sm" className="pointer-coarse:size-11" onPress={onClose}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 pb-16">
        <ReadBackPanel
          onGo={(finding) => {
            // the place may lie under it
            if (isOverlay) onClose()
            goToFinding({ editor, finding, show })
          }}
        />
      </div>
    </SideDrawer>
  )
}
