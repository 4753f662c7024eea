import { Bold, Highlighter, Italic, Link, List, ListOrdered, Underline, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { Group } from 'react-aria-components/Group'
import { Toolbar } from 'react-aria-components/Toolbar'
import { RICH_TEXT_TEXTS } from '../texts/rich-text-texts'
import { useTexts } from '~/i18n/use-texts'
import { IconButton } from '~/components/ui/IconButton'
import { shownKeys } from '../ui/shown-keys'
import type { RichTextCommand } from './rich-text-keys'

export const RICH_TEXT_COMMANDS: { command: RichTextCommand; icon: LucideIcon; keys: string }[] = [
  { command: 'bold', icon: Bold, keys: 'Mod+B' },
  { command: 'italic', icon: Italic, keys: 'Mod+I' },
  { command: 'underline', icon: Underline, keys: 'Mod+U' },
  { command: 'highlight', icon: Highlighter, keys: 'Mod+Shift+H' },
  { command: 'link', icon: Link, keys: 'Mod+K' },
  { command: 'bullets', icon: List, keys: 'Mod+Shift+8' },
  { command: 'numbered', icon: ListOrdered, keys: 'Mod+Shift+7' },
]

type Props = {
  label: string
  controls: string
  onCommand: (command: RichTextCommand) => void
  /** What is selected already has. */
  on: readonly RichTextCommand[]
  /** What can't be done to what is selected. */
  without?: RichTextCommand
}

/** Formatting of one text field; one Tab stop, arrows inside. */
export const RichTextToolbar = memo(
  function RichTextToolbar({ label, controls, onCommand, on, without }: Props) {
    const texts = useTexts(RICH_TEXT_TEXTS)
    return (
      <Toolbar
        aria-label={texts.toolbar(label)}
        aria-controls={controls}
        className="flex rounded-t-control border border-b-0 border-input bg-subtle p-0.5"
      >
        <Group className="flex min-w-0 pointer-coarse:w-full">
          {RICH_TEXT_COMMANDS.filter(({ command }) => command !== without).map(
            ({ command, icon: Icon, keys }) => (
              <IconButton
                icon={Icon}
                key={command}
                label={texts[command]}
                shortcut={shownKeys(keys)}
                aria-pressed={command === 'link' ? undefined : on.includes(command)}
                className="min-w-6 shrink! pointer-coarse:h-11 pointer-coarse:w-auto pointer-coarse:flex-1"
                onPress={() => onCommand(command)}
              />
            ),
          )}
        </Group>
      </Toolbar>
    )
  },
  (before, after) =>
    before.label === after.label &&
    before.controls === after.controls &&
    before.without === after.without &&
    before.on.join() === after.on.join(),
)
