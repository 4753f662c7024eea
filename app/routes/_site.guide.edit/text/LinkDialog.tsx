import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createTextNode, $getSelection, $isRangeSelection, type LexicalNode } from 'lexical'
import { useState, useEffect } from 'react'
import { useFetcher } from '@remix-run/react'
import { safeUrl } from '~/components/guide/guide-node'
import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { TextField } from '~/components/ui/TextField'
import { useTexts } from '~/i18n/use-texts'
import { Badge } from '~/components/ui/Badge'
import { newId } from '../../../../collections/resumes/new-id'
import { EDIT_TEXTS } from '../texts'
import { StoredLinkNode } from './StoredLinkNode'
import type { loader as searchLoader } from '../../_site.search/route'

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
      onClose={onClose}
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

const MOST = 8
const PAUSE_MS = 250

type Props = { words: string; chosen: string; onChoose: (address: string) => void }

/** Guides and templates that the site's own search finds for some words. */
function LinkPicker({ words, chosen, onChoose }: Props) {
  const t = useTexts(EDIT_TEXTS)
  const { load, data } = useFetcher<typeof searchLoader>()
  useEffect(() => {
    if (!words) return
    const timer = setTimeout(() => load(`/search?q=${encodeURIComponent(words)}`), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, load])
  if (!words || !data) return null
  const found = data.results.filter(({ kind }) => kind === 'guide' || kind === 'template').slice(0, MOST)
  return (
    <div aria-live="polite" className="mt-2">
      {found.length === 0 && <p className="text-base text-muted">{t.nothingFound}</p>}
      <ul aria-label={t.found}>
        {found.map(({ kind, url, title, language }) => (
          <li key={url}>
            <button
              type="button"
              aria-pressed={url === chosen}
              onClick={() => onChoose(url)}
              className="flex min-h-9 w-full items-center gap-2 rounded-control px-2 py-1.5 text-start text-base text-ink hover:bg-hover aria-pressed:bg-hover aria-pressed:font-semibold pointer-coarse:min-h-11"
            >
              <span lang={language} className="min-w-0 flex-1 truncate">
                {title.map(({ text }) => text).join('')}
              </span>
              <Badge>{kind === 'guide' ? t.guideKind : t.template}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
