import { makeBox } from '../model/make-box'
import { makeLeaf } from '../model/make-leaf'
import type { DocNode, Run } from '../model/types'
import { parseRichText } from '../rich-text/parse'
import type { Block, Inline, List } from '../rich-text/types'
import { linkTarget } from '../text/link-text'

type RichTextOptions = { id: string; text: string; owner: string }
/** Where the next line begins in the text of all lines; the order is that of `linesOf`. */
type Place = { owner: string; at: number }

/** The blocks of a rich text field as leaves and lists; ids are the field's id and the path to the block. */
export function richTextNodes({ id, text, owner }: RichTextOptions): DocNode[] {
  return text.trim() === '' ? [] : blockNodes({ id, blocks: parseRichText(text), place: { owner, at: 0 } })
}

function blockNodes({ id, blocks, place }: { id: string; blocks: Block[]; place: Place }): DocNode[] {
  return blocks.flatMap((block, i) => {
    const key = `${id}.${i}`
    const node =
      block.type === 'list'
        ? listBox({ id: key, list: block, place })
        : paragraphLeaf({ id: key, block, place })
    return node ? [node] : []
  })
}

type ParagraphOptions = { id: string; block: Extract<Block, { type: 'paragraph' }>; place: Place }

function paragraphLeaf({ id, block, place }: ParagraphOptions) {
  const runs = runsOf(block.children, {}).map((run) => {
    const source = { owner: place.owner, field: 'text', from: place.at }
    place.at += run.text.length
    return { ...run, source }
  })
  place.at += 1
  return makeLeaf({ id, tag: 'p', className: 'jl-p', text: runs, turns: 'both', split: true })
}

function listBox({ id, list, place }: { id: string; list: List; place: Place }) {
  return makeBox({
    id,
    tag: list.ordered ? 'ol' : 'ul',
    className: 'jl-list',
    children: list.items.map((item, i) => {
      // Such an item begins with an empty line.
      if (item.children[0]?.type !== 'paragraph') place.at += 1
      return makeBox({
        id: `${id}.${i}`,
        tag: 'li',
        turns: 'both',
        value: list.ordered ? list.start + i : undefined,
        children: blockNodes({ id: `${id}.${i}`, blocks: item.children, place }),
      })
    }),
  })
}

type Marks = Omit<Run, 'text'>

function runsOf(inlines: Inline[], marks: Marks): Run[] {
  return inlines.flatMap((inline): Run[] => {
    if (inline.type === 'text') return [{ text: inline.value, ...marks }]
    if (inline.type === 'break') return [{ text: '\n' }]
    if (inline.type === 'link') return runsOf(inline.children, { ...marks, url: linkTarget(inline.url) })
    return runsOf(inline.children, { ...marks, [inline.type]: true })
  })
}
