import { ChevronDown, Download } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { IconButton } from '~/components/ui/IconButton'
import { useMenuButton } from '~/components/ui/use-menu-button'
import { useTexts } from '~/i18n/use-texts'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { useValue } from '~/session/use-value'
import { useCommand } from '../commands/commands-context'
import { useEditor } from '../session/editor-context'
import type { Dialogs } from '../shell/use-editor-dialogs'
import { ExportMenu } from '../soon/soon-parts'

/** The PDF, and beside it the menu of everything else. */
export function ExportButtons({ dialogs }: { dialogs: Dialogs }) {
  const editor = useEditor()
  const texts = useTexts(EXPORT_TEXTS)
  const download = useCommand('download')
  const hasTwin = useValue(editor.twin) !== ''
  const { button, menu } = useMenuButton()
  return (
    <span className="ms-1 flex gap-px">
      <Button
        icon={Download}
        look="primary"
        size="sm"
        className="rounded-e-none"
        isPending={dialogs.isExporting}
        onPress={() => download.run({ focus: false })}
      >
        {download.name}
      </Button>
      <IconButton
        icon={ChevronDown}
        {...button}
        label={texts.menu}
        look="primary"
        className="w-7 rounded-s-none"
      />
      {menu ? (
        <ExportMenu {...{ hasTwin, at: menu }} onExport={dialogs.exportAs} onReadBack={dialogs.readBack} />
      ) : null}
    </span>
  )
}
