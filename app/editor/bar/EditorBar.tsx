import { Link } from '@remix-run/react'
import { ArrowLeft, Command, History, Share2, Sparkles } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { buttonClass } from '~/components/ui/button-class'
import { Tooltip } from '~/components/ui/Tooltip'
import { CommandButton } from '../commands/CommandButton'
import { useCommand } from '../commands/commands-context'
import { CommentsButton } from '../soon/soon-parts'
import { useWayBack } from '../offline/use-way-back'
import type { Dialogs } from '../shell/use-editor-dialogs'
import { TwinButton } from '../twin/TwinButton'
import { shownKeys } from '../ui/shown-keys'
import { ExportButtons } from './ExportButtons'
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
