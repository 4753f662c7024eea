import { useState } from 'react'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { editorClient } from '../session/editor-client'
import { HISTORY_TEXTS } from './history-texts'
import type { Version } from './version'

const MAX = 60

type Props = { version: Version; onRename: (name: string) => void }

/** The name of a version, kept with Enter or when the field is left; Escape gives the old one back. */
export function NameField({ version, onRename }: Props) {
  const editor = useEditor()
  const texts = useTexts(HISTORY_TEXTS)
  const [typed, setTyped] = useState<string>()
  const keep = async () => {
    const name = typed?.trim()
    setTyped(undefined)
    if (name === undefined || name === version.name) return
    onRename(name)
    try {
      await editorClient().call('POST /resume/version-name/{id}', {
        params: { id: editor.id },
        input: { version: version.version, name },
      })
      editor.announce(name ? texts.named(name) : texts.unnamed)
    } catch {
      // The call has told; the name stays here to be kept once more.
      onRename(version.name)
      setTyped(name)
    }
  }
  return (
    <input
      aria-label={texts.name}
      placeholder={texts.namePlaceholder}
      value={typed ?? version.name}
      maxLength={MAX}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => void keep()}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || event.keyCode === 229) return
        if (event.key === 'Enter') void keep()
        if (event.key === 'Escape' && typed !== undefined) {
          event.stopPropagation()
          setTyped(undefined)
        }
      }}
      className={fieldClass({ size: 'md', className: 'max-w-96' })}
    />
  )
}
