import { DecoratorNode, type LexicalEditor, type NodeKey, type SerializedLexicalNode } from 'lexical'
import type { ReactNode } from 'react'
import { KeptView } from './KeptView'
import type { StoredNode } from './stored-nodes'

type SerializedKept = SerializedLexicalNode & { stored: StoredNode; inline: boolean }

/** A node that is no text: a picture, a block, or something of which this editor knows nothing and so changes nothing. */
export class KeptNode extends DecoratorNode<ReactNode> {
  __stored: StoredNode
  __inline: boolean

  static override getType() {
    return 'kept'
  }
  static override clone(node: KeptNode) {
    return new KeptNode({ stored: node.__stored, inline: node.__inline }, node.__key)
  }
  static override importJSON({ stored, inline }: SerializedKept) {
    return new KeptNode({ stored, inline })
  }
  constructor({ stored, inline }: { stored: StoredNode; inline: boolean }, key?: NodeKey) {
    super(key)
    this.__stored = stored
    this.__inline = inline
  }
  override exportJSON(): SerializedKept {
    const { __stored: stored, __inline: inline } = this.getLatest()
    return { type: 'kept', version: 1, stored, inline }
  }
  override createDOM() {
    return document.createElement(this.__inline ? 'span' : 'div')
  }
  override updateDOM() {
    return false
  }
  override isInline() {
    return this.__inline
  }
  override isKeyboardSelectable() {
    return true
  }
  setStored(stored: StoredNode) {
    this.getWritable().__stored = stored
  }
  override decorate(editor: LexicalEditor) {
    return (
      <KeptView
        stored={this.__stored}
        onChange={(stored) => editor.update(() => this.setStored(stored))}
        onRemove={() => editor.update(() => this.remove())}
      />
    )
  }
}
