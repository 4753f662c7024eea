import { Link } from '@remix-run/react'
import { ArrowLeft, Command, History, Share2, Sparkles, ChevronDown, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '~/components/ui/Button'
import { buttonClass } from '~/components/ui/button-class'
import { IconButton } from '~/components/ui/IconButton'
import { Tooltip } from '~/components/ui/Tooltip'
import { useTexts } from '~/i18n/use-texts'
import { EXPORT_TEXTS } from '~/session/export/export-texts'
import { useValue } from '~/session/use-value'
import { useCommand } from '../commands/commands-context'
import { CommentsButton } from '../comments/CommentsButton'
import { useWayBack } from '../offline/use-way-back'
import type { Dialogs } from '../shell/use-editor-dialogs'
import { TwinButton } from '../twin/TwinButton'
import { shownKeys } from '../ui/shown-keys'
import { HistoryButtons } from './HistoryButtons'
import { SaveSlot } from './SaveSlot'
import { TitleField } from './TitleField'
import { useEditor } from '../session/editor-context'
import { ExportMenuAt } from '../soon/soon-parts'

type Props = { dialogs: Dialogs; isAssistantOpen: boolean; isTwinOpen: boolean }

/** The bar over everything: where one is, what is saved, and what leaves the editor. */
export function EditorBar({ dialogs, isAssistantOpen, isTwinOpen }: Props) {
  const { name: back, link } = useWayBack()
  const share = useCommand('share')
  const history = useCommand('history')
  const palette = useCommand('palette')
  const assistant = useCommand('assistant')
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b border-line bg-surface px-2">
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
      <SaveSlot />
      <div className="min-w-0 flex-1" />
      <HistoryButtons />
      <TwinButton isOpen={isTwinOpen} />
      <IconButton
        label={history.name}
        shortcut={history.keys?.[0] && shownKeys(history.keys[0])}
        size="sm"
        onPress={() => history.run({ focus: false })}
      >
        <History aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        label={palette.name}
        shortcut={palette.keys?.[0] && shownKeys(palette.keys[0])}
        size="sm"
        onPress={() => palette.run({ focus: false })}
      >
        <Command aria-hidden className="size-4" />
      </IconButton>
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
      <Button size="sm" onPress={() => share.run({ focus: false })} data-tour="share">
        <Share2 aria-hidden className="size-4" />
        {share.name}
      </Button>
      <ExportButtons dialogs={dialogs} />
    </header>
  )
}

/** The PDF, and beside it the menu of everything else. */
function ExportButtons({ dialogs }: { dialogs: Dialogs }) {
  const editor = useEditor()
  const texts = useTexts(EXPORT_TEXTS)
  const download = useCommand('download')
  const hasTwin = useValue(editor.twin) !== ''
  const anchor = useRef<HTMLButtonElement>(null)
  /** Undefined before it is first opened. */
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <span className="ms-1 flex gap-px">
      <Button
        look="primary"
        size="sm"
        className="rounded-e-none"
        isPending={dialogs.isExporting}
        onPress={() => download.run({ focus: false })}
      >
        <Download aria-hidden className="size-4" />
        {download.name}
      </Button>
      <IconButton
        ref={anchor}
        label={texts.menu}
        look="primary"
        size="sm"
        className="w-7 rounded-s-none"
        aria-haspopup="menu"
        aria-expanded={isOpen === true}
        onPress={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden className="size-4" />
      </IconButton>
      {isOpen === undefined ? null : (
        <ExportMenuAt
          {...{ hasTwin, at: { anchor, isOpen, onOpenChange: setOpen } }}
          onExport={dialogs.exportAs}
          onReadBack={dialogs.readBack}
        />
      )}
    </span>
  )
}
