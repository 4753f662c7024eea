import { Download, FileDown, History, Share2 } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { ExportMenu } from '~/session/export/ExportMenu'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { TitleField } from '../bar/TitleField'
import { useEditor } from '../session/editor-context'
import type { Dialogs } from '../shell/use-editor-dialogs'
import { MOBILE_TEXTS } from '../texts/mobile-texts'

/** Name, sharing, export and history. */
export function MorePanel({ dialogs }: { dialogs: Dialogs }) {
  const editor = useEditor()
  const texts = useTexts(MOBILE_TEXTS)
  const exports = useTexts(EXPORT_TEXTS)
  return (
    <div className="space-y-3 py-3">
      <h3 className="text-sm text-muted">{texts.name}</h3>
      <TitleField size="lg" />
      <Button size="lg" className="w-full" onPress={dialogs.share}>
        <Share2 aria-hidden className="size-5" />
        {texts.share}
      </Button>
      <Button
        size="lg"
        look="primary"
        className="w-full"
        isPending={dialogs.isExporting}
        onPress={dialogs.download}
      >
        <Download aria-hidden className="size-5" />
        {texts.download}
      </Button>
      <ExportMenu
        hasTwin={editor.twin !== ''}
        onExport={dialogs.exportAs}
        trigger={
          <Button size="lg" className="w-full">
            <FileDown aria-hidden className="size-5" />
            {exports.menu}
          </Button>
        }
      />
      <Button size="lg" className="w-full" onPress={() => dialogs.open('history')}>
        <History aria-hidden className="size-5" />
        {texts.history}
      </Button>
    </div>
  )
}
