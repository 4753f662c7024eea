import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createTextNode, $getSelection, $isRangeSelection, type LexicalNode } from 'lexical'
import { useState } from 'react'
import { safeUrl } from '~/components/guide/guide-node'
import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { TextField } from '~/components/ui/TextField'
import { useTexts } from '~/i18n/use-texts'
import { newId } from '../../../../collections/resumes/new-id'
import { EDIT_TEXTS } from '../texts'
import { LinkPicker } from './LinkPicker'
import { StoredLinkNode } from './StoredLinkNode'

/** Makes the selected words a link, changes the link the caret is in, or takes it off. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(EDIT_TEXTS)
  const [editor] = useLexicalComposerContext()
  const [before] = useState(() => editor.read(() => linkAtCaret()?.getUrl() ?? ''))
  const [url, setUrl] = useState(before)
  const [words, setWords] = useState('')
  const apply = (address: string) => {
    editor.update(() => setLink(address))
    onClose()
  }
  const fits = safeUrl(url.trim()) !== null
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t.link}
      size="sm"
      footer={
        <>
          {before && <Button onPress={() => apply('')}>{t.unlink}</Button>}
          <Button look="primary" isDisabled={!fits} onPress={() => apply(url.trim())}>
            {t.apply}
          </Button>
        </>
      }
    >
      <TextField type="search" label={t.findPage} value={words} onChange={setWords} autoFocus />
      <LinkPicker words={words.trim()} chosen={url} onChoose={setUrl} />
      <TextField
        className="mt-4"
        label={t.address}
        description={t.addressHint}
        value={url}
        onChange={setUrl}
      />
    </Dialog>
  )
}

function linkAtCaret(): StoredLinkNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  let node: LexicalNode | null = selection.anchor.getNode()
  while (node && !(node instanceof StoredLinkNode)) node = node.getParent()
  return node
}

function setLink(url: string) {
  const selection = $getSelection()
  const link = linkAtCaret()
  if (link && url) return link.setUrl(url)
  if (link) {
    for (const child of link.getChildren()) link.insertBefore(child)
    return link.remove()
  }
  if (!url || !$isRangeSelection(selection)) return
  const made = new StoredLinkNode({ fields: { linkType: 'custom', url, newTab: false }, id: newId() })
  const words = selection.getTextContent() || url
  selection.insertNodes([made.append($createTextNode(words))])
}
