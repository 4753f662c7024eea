import { machineFamilies } from '../../document/style/font-families'
import type { BrowserPool } from '../pdf/browser-pool.server'
import type { KeptPage } from '../pdf/open-kept-page.server'
import { pointsOfBlock, type BoxBlock } from './box-blocks'
import { boxFont } from './box-font'
import { isLetter, lettersBeside } from './covered-by.server'

type Options = BoxBlock & { browser: BrowserPool }

const made = new Map<string, Promise<Buffer>>()
const lacked = new Map<string, Promise<Set<string>>>()
let before: Promise<unknown> = Promise.resolve()

/**
 * A font with a box for each letter of a block that the server draws as one: that none of our fonts has, nor a font of the machine
 * that its browser runs on, in whatever language and weight. Empty of boxes where there are none. Worked out once a process.
 * Throws what `BrowserPool.run` throws.
 */
export function screenBoxes(options: Options): Promise<Buffer> {
  const { font, first } = options
  return once({ known: made, key: `${font} ${first}`, make: () => makeFont(options) })
}

async function makeFont({ browser, ...block }: Options): Promise<Buffer> {
  const points = await lettersBeside({ font: block.font, points: pointsOfBlock(block) })
  const families = machineFamilies(block.font)
  // one block after another: they mustn't crowd out somebody's PDF
  const inTurn = () => {
    const work = () => browser.run((kept) => lackedBy({ kept, families, block }))
    const mine = before.then(work, work)
    before = mine
    return mine
  }
  const none = await once({ known: lacked, key: `${families} ${block.first}`, make: inTurn })
  return Buffer.from(
    boxFont(points.map((point) => String.fromCodePoint(point)).filter((one) => none.has(one))),
  )
}

type Once<T> = { known: Map<string, Promise<T>>; key: string; make: () => Promise<T> }

/** What failed is made again. */
function once<T>({ known, key, make }: Once<T>): Promise<T> {
  const value = known.get(key) ?? make()
  known.set(key, value)
  value.catch(() => known.delete(key))
  return value
}

/** In thousandths of an em: wider than any letter is. */
const PROBE_WIDTH = 60_000

type Lacked = { kept: KeptPage; families: string; block: BoxBlock }

/** The letters of a block that no font of a browser's machine draws where they stand in a page of ours. */
async function lackedBy({ kept, families, block }: Lacked): Promise<Set<string>> {
  const letters = pointsOfBlock(block)
    .filter(isLetter)
    .map((point) => String.fromCodePoint(point))
  const source = `url(data:font/ttf;base64,${Buffer.from(boxFont(letters, PROBE_WIDTH)).toString('base64')})`
  // whatever becomes of the page, its next document brings faces of its own
  kept.fontsKey = undefined
  return new Set(await kept.page.evaluate(findLacked, { source, letters, families }))
}

/** Runs in the page, where what the probe draws is wide; only inline callbacks, as in `showInPage`. */
async function findLacked(options: { source: string; letters: string[]; families: string }) {
  const { source, letters, families } = options
  const [SIZE, WIDE] = [10, 300]
  const face = await new FontFace('Jianli Probe', source).load()
  document.fonts.add(face)
  const lists = ['zh-CN', 'en'].flatMap((language) =>
    [400, 700].map((weight) => {
      const list = document.createElement('div')
      list.lang = language
      list.style.font = `${weight} ${SIZE}px ${families}, 'Jianli Probe'`
      list.style.fontSynthesis = 'none'
      list.append(
        ...letters.map((letter) => {
          const box = document.createElement('span')
          box.style.display = 'inline-block'
          box.textContent = letter
          return box
        }),
      )
      return list
    }),
  )
  document.body.replaceChildren(...lists)
  const lacked = letters.filter((_, i) =>
    lists.every((list) => (list.children[i]?.getBoundingClientRect().width ?? 0) > WIDE),
  )
  document.body.replaceChildren()
  document.fonts.delete(face)
  return lacked
}
