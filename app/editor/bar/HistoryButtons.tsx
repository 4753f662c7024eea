import { Redo2, Undo2, type LucideIcon } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { useRead } from '~/session/use-value'
import { CommandButton } from '../commands/CommandButton'
import { useEditor } from '../session/editor-context'
import { SHELL_TEXTS } from '../texts/shell-texts'

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

function HistoryButton({ way, icon, size }: Props) {
  const editor = useEditor()
  const texts = useTexts(SHELL_TEXTS)
  const change = useRead(editor.subscribe, () => editor.history()[way])
  return (
    <CommandButton
      command={way}
      icon={icon}
      label={change === undefined ? undefined : texts[`${way}Named`](change)}
      size={size}
      isDisabled={change === undefined}
    />
  )
}
