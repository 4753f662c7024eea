import {
  ElementNode,
  type LexicalNode,
  type NodeKey,
  type RangeSelection,
  type SerializedElementNode,
} from 'lexical'

export type LinkFields = { linkType?: string; url?: string; newTab?: boolean; [field: string]: unknown }
type SerializedStoredLink = SerializedElementNode & { fields: LinkFields; id?: string }
type Link = { fields: LinkFields; id?: string | undefined }

/** A link with the fields that Payload stores; one to a document keeps that document. */
export class StoredLinkNode extends ElementNode {
  __fields: LinkFields
  __id: string | undefined

  static override getType() {
    return 'link'
  }
  static override clone(node: StoredLinkNode) {
    return new StoredLinkNode({ fields: node.__fields, id: node.__id }, node.__key)
  }
  static override importJSON(json: SerializedStoredLink) {
    return new StoredLinkNode({ fields: json.fields, id: json.id }).updateFromJSON(json)
  }
  constructor({ fields, id }: Link, key?: NodeKey) {
    super(key)
    this.__fields = fields
    this.__id = id
  }
  override exportJSON(): SerializedStoredLink {
    const { __fields: fields, __id: id } = this.getLatest()
    return { ...super.exportJSON(), type: this.getType(), version: 3, fields, ...(id ? { id } : {}) }
  }
  override createDOM() {
    const element = document.createElement('a')
    element.className = 'jl-link'
    element.title = this.__fields.url ?? ''
    return element
  }
  override updateDOM(previous: StoredLinkNode) {
    return previous.__fields !== this.__fields
  }
  override isInline() {
    return true
  }
  override canBeEmpty() {
    return false
  }
  override canInsertTextBefore() {
    return false
  }
  override canInsertTextAfter() {
    return false
  }
  override extractWithChild(_child: LexicalNode, selection: RangeSelection) {
    return this.isParentOf(selection.anchor.getNode()) && this.isParentOf(selection.focus.getNode())
  }
  getUrl() {
    return this.getLatest().__fields.url ?? ''
  }
  setUrl(url: string) {
    const { doc: _, ...fields } = this.getLatest().__fields
    this.getWritable().__fields = { ...fields, linkType: 'custom', url }
  }
}

/** A link that an editor made by itself of an address in the text. */
export class StoredAutoLinkNode extends StoredLinkNode {
  static override getType() {
    return 'autolink'
  }
  static override clone(node: StoredAutoLinkNode) {
    return new StoredAutoLinkNode({ fields: node.__fields, id: node.__id }, node.__key)
  }
  static override importJSON(json: SerializedStoredLink) {
    return new StoredAutoLinkNode({ fields: json.fields, id: json.id }).updateFromJSON(json)
  }
}
