import type { Passage } from './review-client'

/** Pixels from the corner of the document. */
export type Area = { left: number; top: number; right: number; bottom: number }
export type PagePlaces = {
  /** where a text stands: once for each part where it goes over pages */
  areas: (block: string) => Area[]
  blockAt: (target: EventTarget | null) => string | undefined
  /** where what lies at the right edge begins: half over the paper's, within the window */
  edge: number
}

/** Where the texts stand that the page shows now: on the paper, or in the text view. */
export function pagePlaces(passages: readonly Passage[]): PagePlaces {
  const paper = document.querySelector<HTMLElement>('.paper-fit')
  const isPaper = paper !== null && paper.offsetParent !== null
  const reading = document.querySelector<HTMLElement>('.reading')
  const elements = isPaper ? onPaper(paper) : inReading({ reading, passages })
  const blocks = new Map([...elements].flatMap(([block, all]) => all.map((one) => [one, block] as const)))
  return {
    areas: (block) => (elements.get(block) ?? []).map(areaOf),
    blockAt: (target) => {
      for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
        const block = blocks.get(at)
        if (block !== undefined) return block
      }
      return undefined
    },
    edge:
      (isPaper ? paper.getBoundingClientRect().right - 12 : document.documentElement.clientWidth - 28) +
      scrollX,
  }
}

function onPaper(paper: HTMLElement): Map<string, Element[]> {
  const found = new Map<string, Element[]>()
  for (const leaf of paper.querySelectorAll<HTMLElement>('[data-block]')) {
    const block = leaf.dataset.block ?? ''
    found.set(block, [...(found.get(block) ?? []), leaf])
  }
  return found
}

type Options = { reading: HTMLElement | null; passages: readonly Passage[] }

/** The text view knows no blocks: its lines are known by what they say, or by what they hold among other things. */
function inReading({ reading, passages }: Options): Map<string, Element[]> {
  const lines = [...(reading?.querySelectorAll('h1, h2, h3, p, li') ?? [])]
    .filter((line) => !line.querySelector('p, li'))
    .map((line) => ({ line, text: plain(line.textContent ?? '') }))
  const taken = new Set<Element>()
  const found = new Map<string, Element[]>()
  const take = (fits: (text: string, sought: string) => boolean) => {
    for (const { block, text } of passages) {
      if (found.has(block)) continue
      const line = lines.find((one) => !taken.has(one.line) && fits(one.text, plain(text)))?.line
      if (!line) continue
      taken.add(line)
      found.set(block, [line])
    }
  }
  take((text, sought) => text === sought)
  take((text, sought) => text.includes(sought))
  return found
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

function areaOf(element: Element): Area {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY }
}
