import { CheckListPlugin } from '@lexical/react/LexicalCheckListPlugin'
import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { TablePlugin } from '@lexical/react/LexicalTablePlugin'
import { useState } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { EDIT_TEXTS } from '../texts'
import { EDITOR_NODES } from './editor-nodes'
import { LinkDialog } from './LinkDialog'
import { toEditor, toStored, type StoredDocument } from './stored-nodes'
import { Toolbar } from './Toolbar'

export type GuideTextEditorProps = {
  content: StoredDocument
  language: string
  onChange: (content: StoredDocument) => void
}

const THEME = {
  text: {
    bold: 'font-semibold',
    italic: 'italic',
    strikethrough: 'line-through',
    code: 'rounded-[4px] bg-hover px-1',
  },
  table: 'my-4 w-full table-fixed border-collapse',
  tableCell: 'h-10 min-w-16 border border-line px-3 py-2 text-start align-top',
  tableCellHeader: 'bg-hover font-semibold',
}

/** The text of a guide in Lexical, on the nodes that Payload stores; the default export, for it comes late. */
export default function GuideTextEditor({ content, language, onChange }: GuideTextEditorProps) {
  const t = useTexts(EDIT_TEXTS)
  const [linking, setLinking] = useState(false)
  return (
    <LexicalComposer
      initialConfig={{
        namespace: 'guide',
        nodes: EDITOR_NODES,
        theme: THEME,
        editorState: toEditor(content),
        onError: (error) => {
          throw error
        },
      }}
    >
      <Toolbar onLink={() => setLinking(true)} />
      <RichTextPlugin
        contentEditable={
          <ContentEditable
            lang={language}
            aria-label={t.text}
            className="jl-guide min-h-96 max-w-none! rounded-b-card border border-t-0 border-line bg-surface outline-none focus-visible:border-focus"
          />
        }
        ErrorBoundary={LexicalErrorBoundary}
      />
      <HistoryPlugin />
      <ListPlugin />
      <CheckListPlugin />
      <TablePlugin />
      <OnChangePlugin ignoreSelectionChange onChange={(state) => onChange(toStored(state.toJSON()))} />
      {linking && <LinkDialog onClose={() => setLinking(false)} />}
    </LexicalComposer>
  )
}
