import { Redo2, Undo2, type LucideIcon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '~/components/ui/IconButton'
import { useTexts } from '~/i18n/use-texts'
import { useCommand } from '../commands/commands-context'
import { useEditor } from '../session/editor-context'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { shownKeys } from '../ui/shown-keys'

/** Undo and redo, each naming the change it is about. */
export function HistoryButtons({ size = 'sm' }: { size?: 'sm' | 'lg' }) {
  return (
    <>
      <HistoryButton way="undo" icon={Undo2} size={size} />
      <HistoryButton way="redo" icon={Redo2} size={size} />
    </>
  )
}

type Props = { way: 'undo' | 'redo'; icon: LucideIcon; size: 'sm' | 'lg' }

function HistoryButton({ way, icon: Icon, size }: Props) {
  const editor = useEditor()
  const texts = useTexts(SHELL_TEXTS)
  const { name, keys, run } = useCommand(way)
  const change = useSyncExternalStore(
    editor.subscribe,
    () => editor.history()[way],
    () => undefined,
  )
  return (
    <IconButton
      label={change === undefined ? name : texts[`${way}Named`](change)}
      shortcut={keys?.[0] && shownKeys(keys[0])}
      size={size}
      isDisabled={change === undefined}
      onPress={() => run({ focus: false })}
    >
      <Icon aria-hidden className="size-4" />
    </IconButton>
  )
}
