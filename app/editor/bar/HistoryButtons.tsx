import { Redo2, Undo2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '~/components/ui/IconButton'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { shownKeys } from '../ui/shown-keys'

/** Undo and redo, each naming the change it is about. */
export function HistoryButtons({ size = 'sm' }: { size?: 'sm' | 'lg' }) {
  const editor = useEditor()
  const texts = useTexts(SHELL_TEXTS)
  const undo = useSyncExternalStore(
    editor.subscribe,
    () => editor.history().undo,
    () => undefined,
  )
  const redo = useSyncExternalStore(
    editor.subscribe,
    () => editor.history().redo,
    () => undefined,
  )
  return (
    <>
      <IconButton
        label={undo === undefined ? texts.undo : texts.undoNamed(undo)}
        shortcut={shownKeys('Mod+Z')}
        size={size}
        isDisabled={undo === undefined}
        onPress={() => editor.undo({ focus: false })}
      >
        <Undo2 aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        label={redo === undefined ? texts.redo : texts.redoNamed(redo)}
        shortcut={shownKeys('Mod+Shift+Z')}
        size={size}
        isDisabled={redo === undefined}
        onPress={() => editor.redo({ focus: false })}
      >
        <Redo2 aria-hidden className="size-4" />
      </IconButton>
    </>
  )
}
