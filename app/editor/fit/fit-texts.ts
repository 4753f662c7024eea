import type { Language, LineSpace } from '../../../collections/resumes/choices'
import { defineTexts } from '~/i18n/define-texts'
import type { Setting } from './find-fit'

type Change = { before: Setting; after: Setting; spaces: Record<LineSpace, string> }
type Words = { size: string; space: string; margins: string; sides: string }
type Over = { pages: number; words: number; from: string }

/** In the order in which `sides` names them. */
const sidesOf = ({ margin: { top, bottom, left, right } }: Setting) => [top, bottom, left, right]
const isEven = (setting: Setting) => new Set(sidesOf(setting)).size === 1

/** “margins 54 → 51 px”, or all four, and which is which, where they differ. */
function margins({ before, after }: Change, words: Words): string {
  const isOne = isEven(before) && isEven(after)
  const inPixels = (setting: Setting) => (isOne ? setting.margin.top : sidesOf(setting).join('/'))
  return `${words.margins}${isOne ? '' : words.sides} ${inPixels(before)} → ${inPixels(after)} px`
}

/** What of a setting has changed, part by part: “text 14 → 13.2 px”. */
function changes(change: Change, words: Words): string[] {
  const { before, after, spaces } = change
  const parts: [boolean, string][] = [
    [before.fontSize !== after.fontSize, `${words.size} ${before.fontSize} → ${after.fontSize} px`],
    [
      before.lineSpace !== after.lineSpace,
      `${words.space} ${spaces[before.lineSpace]} → ${spaces[after.lineSpace]}`,
    ],
    [sidesOf(before).join() !== sidesOf(after).join(), margins(change, words)],
  ]
  return parts.flatMap(([isChanged, text]) => (isChanged ? [text] : []))
}

const WORDS: Record<Language, Words> = {
  'zh-CN': { size: '字号', space: '行距', margins: '页边距', sides: '（上/下/左/右）' },
  en: { size: 'text', space: 'line spacing', margins: 'margins', sides: ' (top/bottom/left/right)' },
}

export const FIT_TEXTS = defineTexts({
  'zh-CN': {
    title: '调整到',
    pages: (count: number) => `${count} 页`,
    hint: '稍微收紧页边距、行距和字号，不改一个字；随时可以撤销。',
    already: (count: number) => `已在 ${count} 页以内，无需调整`,
    done: (count: number, change: Change) =>
      `已调整到 ${count} 页：${changes(change, WORDS['zh-CN']).join('，')}`,
    over: ({ pages, words, from }: Over) =>
      `调到最紧仍放不进 ${pages} 页：约多出 ${words} 字，从“${from}”开始。没有改动任何内容`,
    show: '查看位置',
  },
  en: {
    title: 'Fit to',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    hint: 'Tightens margins, line spacing, and font size slightly. Your words don’t change, and you can undo it.',
    already: (count: number) => (count === 1 ? 'Already fits on 1 page' : `Already fits on ${count} pages`),
    done: (count: number, change: Change) =>
      `Now fits on ${count === 1 ? '1 page' : `${count} pages`}: ${changes(change, WORDS.en).join(', ')}`,
    over: ({ pages, words, from }: Over) =>
      `Can’t fit on ${pages === 1 ? '1 page' : `${pages} pages`} even at the tightest settings: about ${words} ${words === 1 ? 'word' : 'words'} over, starting at “${from}.” Nothing changed`,
    show: 'Show where',
  },
})
