import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $insertNodes } from 'lexical'
import { useRef } from 'react'
import { Select } from '~/components/ui/Select'
import { PICTURE_TYPES } from '../../../../collections/media/picture-types'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { newId } from '../../../../collections/resumes/new-id'
import { EDIT_TEXTS } from '../texts'
import { KeptNode } from './KeptNode'
import type { StoredNode } from './stored-nodes'

const BLOCKS = {
  callout: { kind: 'tip', text: '' },
  code: { language: '', code: '' },
  'template-card': { code: '' },
}
const CHOICES = ['upload', 'callout', 'code', 'template-card', 'horizontalrule'] as const

/** Puts a picture, a block or a line where the caret is. */
export function InsertMenu() {
  const t = useTexts(EDIT_TEXTS)
  const [editor] = useLexicalComposerContext()
  const input = useRef<HTMLInputElement>(null)
  const insert = (stored: StoredNode) =>
    editor.update(() => $insertNodes([new KeptNode({ stored, inline: false })]))
  const choose = (choice: (typeof CHOICES)[number]) => {
    if (choice === 'upload') return input.current?.click()
    if (choice === 'horizontalrule') return insert({ type: 'horizontalrule', version: 1 })
    insert({
      type: 'block',
      version: 2,
      format: '',
      fields: { id: newId(), blockName: '', blockType: choice, ...BLOCKS[choice] },
    })
  }
  const upload = async (file: File) => {
    const { id } = await call('POST /upload/file', { input: { file, purpose: 'article' } })
    insert({
      type: 'upload',
      version: 3,
      format: '',
      id: newId(),
      relationTo: 'media',
      value: id,
      fields: {},
    })
  }
  return (
    <>
      <Select
        label={t.insert}
        hideLabel
        size="sm"
        className="w-32"
        placeholder={t.insert}
        value={null}
        onChange={choose}
        options={CHOICES.map((id) => ({ id, text: t.blocks[id] }))}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Calls have told of their own failures.
          if (file) upload(file).catch(() => undefined)
          currentTarget.value = ''
        }}
      />
    </>
  )
}
