import { serializeRichText } from '../../../document/rich-text/serialize'
import type { Block, List, RichText } from '../../../document/rich-text/types'
import { itemBlocks, textBlocks } from './text-blocks'

/** What a `text` field of the document holds at most, in source characters. */
const MAX_LENGTH = 20_000

type Parts = { paragraphs: string[]; bullets: string[] }

/** A rich text that prints these texts: paragraphs, then a list. `cut` when it had to be shortened. */
export function joinText(parts: Parts): { text: string; cut: boolean } {
  const whole = shorten({ ...parts, budget: MAX_LENGTH })
  const text = sourceOf(whole.parts)
  if (text.length <= MAX_LENGTH) return { text, cut: whole.cut }
  let [fits, tooLong] = [0, MAX_LENGTH]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (sourceOf(shorten({ ...parts, budget: middle }).parts).length <= MAX_LENGTH) fits = middle
    else tooLong = middle
  }
  return { text: sourceOf(shorten({ ...parts, budget: fits }).parts), cut: true }
}

function sourceOf({ paragraphs, bullets }: Parts): string {
  const items = bullets.map((bullet) => ({ children: itemBlocks(bullet) }))
  const list: RichText = items.length > 0 ? [{ type: 'list', ordered: false, start: 1, items }] : []
  return serializeRichText(joinLists([...paragraphs.flatMap(textBlocks), ...list]))
}

/** Two lists side by side are one when they are read again. */
function joinLists(blocks: RichText): RichText {
  return blocks.reduce<Block[]>((joined, block) => {
    const last = joined.at(-1)
    if (last?.type !== 'list' || block.type !== 'list') return [...joined, block]
    const both: List = { ...last, items: [...last.items, ...block.items] }
    return [...joined.slice(0, -1), both]
  }, [])
}

/** The first `budget` characters of the texts, counted over all of them, each text costing one more. */
function shorten({ paragraphs, bullets, budget }: Parts & { budget: number }): {
  parts: Parts
  cut: boolean
} {
  let left = budget
  const take = (text: string): string[] => {
    const taken = text.slice(0, Math.max(left, 0))
    left -= text.length + 1
    return taken === '' ? [] : [taken]
  }
  const parts = { paragraphs: paragraphs.flatMap(take), bullets: bullets.flatMap(take) }
  return { parts, cut: left < -1 }
}
