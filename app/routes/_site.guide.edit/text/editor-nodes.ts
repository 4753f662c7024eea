import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { KeptNode } from './KeptNode'
import { StoredAutoLinkNode, StoredLinkNode } from './StoredLinkNode'

/** The nodes of the editor at /guide/edit; together with `kept` they hold whatever the admin's editor stores. */
export const EDITOR_NODES = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  TableNode,
  TableRowNode,
  TableCellNode,
  StoredLinkNode,
  StoredAutoLinkNode,
  KeptNode,
]
