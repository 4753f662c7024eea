import {
  $isListNode,
  INSERT_CHECK_LIST_COMMAND,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
} from '@lexical/list'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createHeadingNode, $createQuoteNode, $isHeadingNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { INSERT_TABLE_COMMAND } from '@lexical/table'
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
  type LexicalEditor,
} from 'lexical'
import {
  Bold,
  Code,
  Italic,
  Link2,
  List,
  ListChecks,
  ListOrdered,
  Redo2,
  Strikethrough,
  Table,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '~/components/ui/IconButton'
import { Select } from '~/components/ui/Select'
import { useTexts } from '~/i18n/use-texts'
import { EDIT_TEXTS } from '../texts'
import { InsertMenu } from './InsertMenu'
import { TableTools } from './TableTools'
import { TOOLBAR_KEY, useToolbarKey } from './use-toolbar-key'

const KINDS = ['paragraph', 'h2', 'h3', 'quote'] as const
type Kind = (typeof KINDS)[number]

/** What can be done with the text; the same as in the admin's toolbar. */
export function Toolbar({ onLink }: { onLink: () => void }) {
  const t = useTexts(EDIT_TEXTS)
  const [editor] = useLexicalComposerContext()
  const kind = useBlockKind(editor)
  const toolbar = useRef<HTMLDivElement>(null)
  useToolbarKey(toolbar)
  const tool = (label: string, icon: LucideIcon, run: () => void) => (
    <IconButton key={label} icon={icon} label={label} onPress={run} />
  )
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={t.toolbar}
      aria-keyshortcuts={TOOLBAR_KEY}
      className="sticky top-14 z-20 flex flex-wrap items-center gap-0.5 rounded-t-card border border-line bg-float p-1.5"
    >
      <Select
        label={t.block}
        hideLabel
        size="sm"
        className="w-36"
        value={kind}
        onChange={(next) => setKind({ editor, kind: next })}
        options={KINDS.map((id) => ({ id, text: t.kinds[id] }))}
      />
      {tool(t.bold, Bold, () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold'))}
      {tool(t.italic, Italic, () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic'))}
      {tool(t.struck, Strikethrough, () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'strikethrough'))}
      {tool(t.inlineCode, Code, () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'code'))}
      {tool(t.link, Link2, onLink)}
      {tool(t.bullets, List, () => editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined))}
      {tool(t.numbers, ListOrdered, () => editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined))}
      {tool(t.checks, ListChecks, () => editor.dispatchCommand(INSERT_CHECK_LIST_COMMAND, undefined))}
      {tool(t.table, Table, () =>
        editor.dispatchCommand(INSERT_TABLE_COMMAND, {
          rows: '3',
          columns: '3',
          includeHeaders: { rows: true, columns: false },
        }),
      )}
      <InsertMenu />
      {tool(t.undoText, Undo2, () => editor.dispatchCommand(UNDO_COMMAND, undefined))}
      {tool(t.redo, Redo2, () => editor.dispatchCommand(REDO_COMMAND, undefined))}
      <TableTools />
    </div>
  )
}

function setKind({ editor, kind }: { editor: LexicalEditor; kind: Kind }) {
  editor.update(() => {
    $setBlocksType($getSelection(), () =>
      kind === 'paragraph'
        ? $createParagraphNode()
        : kind === 'quote'
          ? $createQuoteNode()
          : $createHeadingNode(kind),
    )
  })
}

function useBlockKind(editor: LexicalEditor): Kind | null {
  const [kind, setKind] = useState<Kind | null>('paragraph')
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        editorState.read(() => {
          const selection = $getSelection()
          if (!$isRangeSelection(selection)) return
          const block = selection.anchor.getNode().getTopLevelElement()
          const name = $isHeadingNode(block) ? block.getTag() : $isListNode(block) ? '' : block?.getType()
          setKind(KINDS.find((one) => one === name) ?? null)
        }),
      ),
    [editor],
  )
  return kind
}
