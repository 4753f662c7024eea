/** The parsed Markdown subset: what a rich text field may hold. */
export type RichText = Block[]
export type Block = Paragraph | List
export type Paragraph = { type: 'paragraph'; children: Inline[] }
export type List = { type: 'list'; ordered: boolean; start: number; items: ListItem[] }
export type ListItem = { children: Block[] }
export type Inline =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'bold' | 'italic' | 'underline' | 'highlight'; children: Inline[] }
  | { type: 'link'; url: string; children: Inline[] }
