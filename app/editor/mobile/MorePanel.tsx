import { Download, FileDown, History, Share2 } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { ExportMenu } from '~/session/export/ExportMenu'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { TitleField } from '../bar/TitleField'
import type { Command } from '../commands/command'
import { useEditor } from '../session/editor-context'
import type { Dialogs } from '../shell/use-editor-dialogs'
import { useValue } from '../twin/use-twin'
import { MOBILE_TEXTS } from '../texts/mobile-texts'

/** What has a button of its own: here, in the bar at the top, at the bottom, or on the page. */
const ELSEWHERE = /^(share|download|export-.*|history|rename|leave|undo|redo|assistant|zoom-.*|fit-.*)$/

type Props = { dialogs: Dialogs; commands: readonly Command[] }

/** Name, sharing, export, history, and every other command that has no place of its own on a phone. */
export function MorePanel({ dialogs, commands }: Props) {
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
        hasTwin={useValue(editor.twin) !== ''}
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
      <h3 className="pt-2 text-sm text-muted">{texts.others}</h3>
      <div className="grid gap-2">
        {commands
          .filter(({ id }) => !ELSEWHERE.test(id))
          .map(({ id, name, run }) => (
            <Button key={id} size="lg" onPress={() => run({ focus: true })}>
              {name}
            </Button>
          ))}
      </div>
    </div>
  )
}
