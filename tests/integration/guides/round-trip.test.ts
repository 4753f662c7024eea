import { createHeadlessEditor } from '@lexical/headless'
import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EDITOR_NODES } from '../../../app/routes/_site.guide.edit/text/editor-nodes'
import {
  toEditor,
  toStored,
  type StoredDocument,
} from '../../../app/routes/_site.guide.edit/text/stored-nodes'
import { readGuideSource } from '../../../cms/seed/guides/guide-source'
import { markdownConverter } from '../../../cms/seed/guides/markdown-converter'
import { openServices } from '../../setup/services'
import { throughout } from '../../setup/throughout'

const base = throughout(openServices)

/** What /guide/edit would store of a document that it opened and didn't change. */
function reopened(content: StoredDocument) {
  const editor = createHeadlessEditor({ nodes: EDITOR_NODES })
  editor.setEditorState(editor.parseEditorState(toEditor(content)))
  return toStored(editor.getEditorState().toJSON())
}

it('gives back every guide that Payload’s converter made', async () => {
  const convert = await markdownConverter(base.services.payload.config)
  const files = readdirSync('cms/seed/guides').filter((name) => name.endsWith('.md'))
  expect(files.length).toBeGreaterThan(15)
  for (const name of files) {
    const { body } = readGuideSource(readFileSync(`cms/seed/guides/${name}`, 'utf8'))
    const content = JSON.parse(JSON.stringify(convert(body))) as StoredDocument
    expect(reopened(content), name).toEqual(content)
  }
})

it('leaves alone what it does not know, in a line and beside the text', () => {
  const text = { type: 'text', version: 1, text: 'a', format: 0, mode: 'normal', style: '', detail: 0 }
  const inline = { type: 'inlineBlock', version: 1, fields: { id: 'x', blockType: 'later' } }
  const link = {
    type: 'link',
    version: 3,
    id: 'l',
    format: '',
    indent: 0,
    direction: null,
    fields: { linkType: 'internal', newTab: true, doc: { relationTo: 'guides', value: 'g' }, more: 1 },
    children: [text],
  }
  const frame = { version: 1, format: '', indent: 0, direction: null }
  const paragraph = {
    ...frame,
    type: 'paragraph',
    textFormat: 0,
    textStyle: '',
    children: [text, inline, link],
  }
  const upload = {
    type: 'upload',
    version: 3,
    format: '',
    id: 'u',
    relationTo: 'media',
    value: 'm',
    fields: { alt: 'A' },
  }
  const unknown = {
    type: 'carousel',
    version: 7,
    children: [{ type: 'slide', version: 1, deep: [1, { a: null }] }],
  }
  const content = { root: { ...frame, type: 'root', children: [paragraph, upload, unknown] } }
  expect(reopened(content)).toEqual(content)
})
