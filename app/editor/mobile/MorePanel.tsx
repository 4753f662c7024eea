import { ChevronRight, Download, FileDown, Share2 } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Button } from '~/components/ui/Button'
import { useMenuButton } from '~/components/ui/use-menu-button'
import { useTexts } from '~/i18n/use-texts'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { useValue } from '~/session/use-value'
import { TitleField } from '../bar/TitleField'
import { COMMAND_GROUPS, type Command } from '../commands/command'
import { PALETTE_TEXTS } from '../palette/palette-texts'
import { useEditor } from '../session/editor-context'
import { ExportMenu } from '../soon/soon-parts'
import type { Dialogs } from '../shell/use-editor-dialogs'
import { MOBILE_TEXTS } from '../texts/mobile-texts'
import { twinBehind } from '../twin/twin-behind'
import { TWIN_NAMES } from '../twin/twin-names'

/** What has a button of its own: here, in the bar at the top, at the bottom, or on the page. */
const ELSEWHERE = /^(share|download|export-.*|rename|leave|undo|redo|assistant|zoom-.*|fit-.*)$/

type Props = { dialogs: Dialogs; commands: readonly Command[] }

/** Name, sharing, export, and in groups every other command that has no place of its own on a phone. */
export function MorePanel({ dialogs, commands }: Props) {
  const editor = useEditor()
  const texts = useTexts(MOBILE_TEXTS)
  const exports = useTexts(EXPORT_TEXTS)
  const { groups } = useTexts(PALETTE_TEXTS)
  const exporting = useMenuButton()
  const hasTwin = useValue(editor.twin) !== ''
  const others = commands.filter(({ id, isReady }) => !ELSEWHERE.test(id) && (isReady?.() ?? true))
  return (
    <div className="space-y-3 py-3">
      <h3 className="text-sm text-muted">{texts.name}</h3>
      <TitleField size="lg" />
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
      <div className="grid grid-cols-2 gap-3">
        <Button size="lg" onPress={dialogs.share}>
          <Share2 aria-hidden className="size-5" />
          {texts.share}
        </Button>
        <Button size="lg" {...exporting.button}>
          <FileDown aria-hidden className="size-5" />
          {exports.menu}
        </Button>
        {exporting.menu ? (
          <ExportMenu {...{ hasTwin, at: exporting.menu }} onExport={dialogs.exportAs} />
        ) : null}
      </div>
      {COMMAND_GROUPS.map((group) => {
        const own = others.filter((command) => command.group === group)
        return own.length === 0 ? null : <CommandList key={group} name={groups[group]} commands={own} />
      })}
    </div>
  )
}

function CommandList({ name, commands }: { name: string; commands: readonly Command[] }) {
  const twin = useTexts(TWIN_NAMES)
  const behind = useValue(twinBehind)
  return (
    <section className="pt-2">
      <h3 className="mb-2 text-sm text-muted">{name}</h3>
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {commands.map((command) => (
          <AriaButton
            key={command.id}
            onPress={() => command.run({ focus: true })}
            className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-start -outline-offset-2 data-pressed:bg-pressed"
          >
            <span className="flex-1">{command.id === 'twin' ? twin.button(behind) : command.name}</span>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
          </AriaButton>
        ))}
      </div>
    </section>
  )
}
