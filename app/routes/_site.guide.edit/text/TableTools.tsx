import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
} from '@lexical/table'
import { $getSelection, type BaseSelection } from 'lexical'
import {
  ArrowDownToLine,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUpToLine,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '~/components/ui/IconButton'
import { useTexts } from '~/i18n/use-texts'
import { EDIT_TEXTS } from '../texts'

const TOOLS = [
  { key: 'rowAbove', Icon: ArrowUpToLine, run: () => $insertTableRowAtSelection(false) },
  { key: 'rowBelow', Icon: ArrowDownToLine, run: () => $insertTableRowAtSelection(true) },
  { key: 'columnBefore', Icon: ArrowLeftToLine, run: () => $insertTableColumnAtSelection(false) },
  { key: 'columnAfter', Icon: ArrowRightToLine, run: () => $insertTableColumnAtSelection(true) },
  { key: 'removeRow', Icon: TableRowsSplit, run: $deleteTableRowAtSelection },
  { key: 'removeColumn', Icon: TableColumnsSplit, run: $deleteTableColumnAtSelection },
  { key: 'removeTable', Icon: Trash2, run: () => tableAt($getSelection())?.remove() },
] as const

/** What can be done with the table the caret is in; nothing outside of one. */
export function TableTools() {
  const t = useTexts(EDIT_TEXTS).tableTools
  const [editor] = useLexicalComposerContext()
  const [inTable, setInTable] = useState(false)
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        setInTable(editorState.read(() => tableAt($getSelection()) !== null)),
      ),
    [editor],
  )
  if (!inTable) return null
  return (
    <div role="group" aria-label={t.label} className="flex basis-full flex-wrap items-center gap-0.5">
      {TOOLS.map(({ key, Icon, run }) => (
        <IconButton
          icon={Icon}
          key={key}
          label={t[key]}
          look="ghost"
          onPress={() => {
            editor.update(() => void run())
            if (key === 'removeTable') editor.focus()
          }}
        />
      ))}
    </div>
  )
}

function tableAt(selection: BaseSelection | null) {
  const [node] = selection?.getNodes() ?? []
  return node ? $findTableNode(node) : null
}
