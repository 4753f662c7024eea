import { ClipboardPaste, Copy, Scissors } from 'lucide-react'
import { MenuItem } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { BLOCK_TEXTS } from '../texts/block-texts'
import { shownKeys } from '../ui/shown-keys'
import { copyFromMenu, pasteFromMenu } from './block-clipboard'

/** What keys do on a handle, for whoever has none. */
export function ClipItems({ id, remove }: { id: string; remove: () => void }) {
  const editor = useEditor()
  const texts = useTexts(BLOCK_TEXTS)
  const cut = () => {
    if (copyFromMenu({ editor, id })) remove()
  }
  const copy = () => {
    if (copyFromMenu({ editor, id })) editor.announce(texts.copied)
  }
  return (
    <>
      <MenuItem icon={<Scissors />} shortcut={shownKeys('Mod+X')} onAction={cut}>
        {texts.cut}
      </MenuItem>
      <MenuItem icon={<Copy />} shortcut={shownKeys('Mod+C')} onAction={copy}>
        {texts.copy}
      </MenuItem>
      <MenuItem
        icon={<ClipboardPaste />}
        shortcut={shownKeys('Mod+V')}
        onAction={() => void pasteFromMenu({ editor, id })}
      >
        {texts.paste}
      </MenuItem>
    </>
  )
}
