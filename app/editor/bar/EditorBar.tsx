import { Link } from '@remix-run/react'
import { ArrowLeft, Command, History, Share2, Sparkles, Languages, ChevronDown, Download } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { buttonClass } from '~/components/ui/button-class'
import { Tooltip } from '~/components/ui/Tooltip'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import { IconButton } from '~/components/ui/IconButton'
import { useMenuButton } from '~/components/ui/use-menu-button'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { CommandButton } from '../commands/CommandButton'
import { useCommand } from '../commands/commands-context'
import { CommentsButton, ExportMenu } from '../soon/soon-parts'
import { useWayBack } from '../offline/use-way-back'
import type { Dialogs } from '../shell/use-editor-dialogs'
import { shownKeys } from '../ui/shown-keys'
import { twinBehind } from '../twin/twin-behind'
import { TWIN_NAMES } from '../twin/twin-names'
import { useEditor } from '../session/editor-context'
import { HistoryButtons } from './HistoryButtons'
import { SaveSlot } from './SaveSlot'
import { TitleField } from './TitleField'

type Props = { dialogs: Dialogs; isAssistantOpen: boolean; isTwinOpen: boolean }

/** The bar over everything: where one is, what is saved, and what leaves the editor. */
export function EditorBar({ dialogs, isAssistantOpen, isTwinOpen }: Props) {
  const { name: back, link } = useWayBack()
  const share = useCommand('share')
  const assistant = useCommand('assistant')
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b border-line bg-surface px-2 max-lg:gap-0">
      <Tooltip text={back}>
        <Link
          {...link}
          aria-label={back}
          className={buttonClass({ look: 'ghost', size: 'sm', square: true })}
        >
          <ArrowLeft aria-hidden className="size-4" />
        </Link>
      </Tooltip>
      <TitleField />
      <SaveSlot onRefused={dialogs.jump} />
      <div className="min-w-0 flex-1" />
      <HistoryButtons />
      <TwinButton isOpen={isTwinOpen} />
      <CommandButton command="history" icon={History} />
      <CommandButton command="palette" icon={Command} />
      <span aria-hidden className="mx-1.5 h-5 w-px bg-line" />
      <Tooltip text={assistant.name} shortcut={assistant.keys?.[0] && shownKeys(assistant.keys[0])}>
        <Button
          size="sm"
          look="ghost"
          aria-expanded={isAssistantOpen}
          onPress={() => assistant.run({ focus: false })}
        >
          <Sparkles aria-hidden className="size-4 text-link" />
          <span className="max-lg:sr-only">{assistant.name}</span>
        </Button>
      </Tooltip>
      <CommentsButton size="sm" />
      <Button icon={Share2} size="sm" onPress={() => share.run({ focus: false })} data-tour="share">
        <span className="max-lg:sr-only">{share.name}</span>
      </Button>
      <ExportButtons dialogs={dialogs} />
    </header>
  )
}

/** Opens the other language; says how much it has left behind. */
function TwinButton({ isOpen }: { isOpen: boolean }) {
  const texts = useTexts(TWIN_NAMES)
  const count = useValue(twinBehind)
  return (
    <span className="relative">
      <CommandButton command="twin" icon={Languages} label={texts.button(count)} aria-expanded={isOpen} />
      {count > 0 ? (
        <span
          aria-hidden
          className="pointer-events-none absolute -end-0.5 -top-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-xs leading-4 font-semibold text-white tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </span>
  )
}

/** The PDF, and beside it the menu of everything else. */
function ExportButtons({ dialogs }: { dialogs: Dialogs }) {
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
