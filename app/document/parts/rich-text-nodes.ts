import { makeBox } from '../model/make-box'
import { makeLeaf } from '../model/make-leaf'
import type { DocNode, Run } from '../model/types'
import { parseRichText } from '../rich-text/parse'
import type { Block, Inline, List } from '../rich-text/types'
import { linkTarget } from '../text/link-text'

/** The blocks of a rich text field as leaves and lists; ids are the field's id and the path to the block. */
export function richTextNodes({ id, source }: { id: string; source: string }): DocNode[] {
  return source.trim() === '' ? [] : blockNodes({ id, blocks: parseRichText(source) })
}

function blockNodes({ id, blocks }: { id: string; blocks: Block[] }): DocNode[] {
  return blocks.flatMap((block, i) => {
    const key = `${id}.${i}`
    const node = block.type === 'list' ? listBox({ id: key, list: block }) : paragraphLeaf({ id: key, block })
    return node ? [node] : []
  })
}

function paragraphLeaf({ id, block }: { id: string; block: Extract<Block, { type: 'paragraph' }> }) {
  return makeLeaf({ id, tag: 'p', className: 'jl-p', text: runsOf(block.children, {}), split: true })
}

function listBox({ id, list }: { id: string; list: List }) {
  return makeBox({
    id,
    tag: list.ordered ? 'ol' : 'ul',
    className: 'jl-list',
    children: list.items.map((item, i) =>
      makeBox({
        id: `${id}.${i}`,
        tag: 'li',
        value: list.ordered ? list.start + i : undefined,
        children: blockNodes({ id: `${id}.${i}`, blocks: item.children }),
      }),
    ),
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
