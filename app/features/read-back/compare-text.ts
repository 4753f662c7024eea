import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import type { PagePlan } from '../../document/pagination/types'
import { alignTexts } from './align-texts'
import { expectedTexts, type ExpectedText } from './expected-texts'
import { lostStretches, type LostStretch } from './match-letters'
import { placeOf } from './place-of'
import { isFree, lineOf, printedPage, take, type PrintedPage } from './printed-page'
import type { Finding, Reading } from './reading'

type Options = {
  /** What was read of each page, lines parted by line feeds. */
  pages: readonly string[]
  content: ResumeContent
  layout: Layout
  plan: PagePlan
}

/** Findings that are named; a file that has more has one fault. */
const MOST_FINDINGS = 100
/** So many letters that are gone without others in their place are missing; fewer are letters that can't be read. */
const MISSING_LETTERS = 4

/** A text that does not stand in order on its page: between what was read before it and behind it. */
type Unplaced = ExpectedText & { page: number; from: number; to: number; isAlone: boolean }

/** What was read of an exported document, and in what it is not the document. White space does not count. */
export function compareText({ pages, ...document }: Options): Reading {
  const printed = pages.map(printedPage)
  const expected = expectedTexts(document)
  const unplaced = expected.flatMap((texts, page) => placeTexts({ texts, page, printed: printed[page] }))
  const named: Finding[] = []
  let more = 0
  for (const one of unplaced) {
    // beyond that nothing is looked for, only counted
    const found = named.length < MOST_FINDINGS ? findingsOf({ one, printed }) : undefined
    const told = found?.slice(0, MOST_FINDINGS - named.length) ?? []
    named.push(...told)
    more += (found?.length ?? 1) - told.length
  }
  return {
    pages: printed.map(({ lines }) => lines),
    planned: document.plan.pages.length,
    findings: named.sort((a, b) => a.page - b.page || a.line - b.line),
    more,
  }
}

type PlaceOptions = { texts: ExpectedText[]; page: number; printed: PrintedPage | undefined }

/** Takes what stands in order on its page; answers what does not. */
function placeTexts({ texts, page, printed }: PlaceOptions): Unplaced[] {
  const places = alignTexts({ page: printed?.bare ?? '', texts: texts.map(({ bare }) => bare) })
  const unplaced: Unplaced[] = []
  let end = 0
  for (const [i, text] of texts.entries()) {
    const place = places[i]
    if (place === undefined) {
      const next = places.find((at, j) => j > i && at !== undefined) ?? printed?.bare.length ?? 0
      const isAlone =
        (i === 0 || places[i - 1] !== undefined) && (i + 1 === texts.length || places[i + 1] !== undefined)
      unplaced.push({ ...text, page, from: end, to: next, isAlone })
      continue
    }
    end = place + text.bare.length
    if (printed) take({ printed, from: place, to: end })
  }
  return unplaced
}

type FindingOptions = { one: Unplaced; printed: readonly PrintedPage[] }

function findingsOf({ one, printed }: FindingOptions): Finding[] {
  const { leaf, bare, page, from } = one
  const elsewhere = findElsewhere({ one, printed })
  if (elsewhere) return [{ kind: 'out-of-order', ...placeOf({ leaf }), ...elsewhere }]
  const own = printed[page]
  const whole = {
    ...placeOf({ leaf }),
    page: page + 1,
    line: own ? lineOf({ printed: own, at: from, isBefore: true }) : 0,
  }
  if (!own) return [{ kind: 'missing', ...whole }]
  const read = own.bare.slice(from, one.isAlone ? one.to : Math.min(one.to, from + bare.length * 2))
  const lost = lostStretches({ text: bare, read, isAll: one.isAlone })
  if (!lost) {
    // as long as it should be, and none of its letters: the letters are what can't be read
    const isOther = one.isAlone && read.length * 2 >= bare.length && read.length <= bare.length * 2
    return [
      isOther
        ? { ...whole, kind: 'unreadable', line: lineOf({ printed: own, at: from }) }
        : { kind: 'missing', ...whole },
    ]
  }
  return lost.map((stretch) => ({
    kind: kindOf({ ...stretch, text: bare, read }),
    ...placeOf({ leaf, from: stretch.from, to: stretch.to }),
    ...{ page: page + 1, line: lineOf({ printed: own, at: from + stretch.at }) },
  }))
}

type LostOptions = LostStretch & { text: string; read: string }

/** What is wrong with a stretch that is not where it should be in what was read of its text. */
function kindOf({ from, to, isReplaced, text, read }: LostOptions): Finding['kind'] {
  if (to - from > 1 && read.includes(text.slice(from, to))) return 'out-of-order'
  return !isReplaced && to - from > MISSING_LETTERS ? 'missing' : 'unreadable'
}

/** The same words where nothing else claims them, first on their own page. */
function findElsewhere({
  one: { bare, page },
  printed,
}: FindingOptions): { page: number; line: number } | undefined {
  const order = [page, ...printed.keys()].filter((number, i, all) => all.indexOf(number) === i)
  for (const number of order) {
    const there = printed[number]
    if (!there) continue
    for (let at = there.bare.indexOf(bare); at >= 0; at = there.bare.indexOf(bare, at + 1)) {
      if (!isFree({ printed: there, from: at, to: at + bare.length })) continue
      take({ printed: there, from: at, to: at + bare.length })
      return { page: number + 1, line: lineOf({ printed: there, at }) }
    }
  }
  return undefined
}
