import { LINE_SPACES, type Language, type LineSpace } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'

/** What of a document is changed to fit pages; lengths in CSS pixels. */
export type Setting = { fontSize: number; lineSpace: LineSpace; margin: ResumeContent['margin'] }

/** How far it goes: 9 pt in Latin letters and 9.5 in Chinese ones, a centimetre of margin, lines that don't touch. */
const FLOORS: Record<Language, { fontSize: number; lineSpace: LineSpace }> = {
  'zh-CN': { fontSize: 12.7, lineSpace: 'leading-snug' },
  en: { fontSize: 12, lineSpace: 'leading-tight' },
}
const LEAST_MARGIN = 36
const SPACES = Object.keys(LINE_SPACES) as LineSpace[]

export const settingOf = ({ config, margin }: ResumeContent): Setting => ({
  fontSize: config.fontSize,
  lineSpace: config.lineSpace,
  margin,
})

export const withSetting = (content: ResumeContent, { margin, ...config }: Setting): ResumeContent => ({
  ...content,
  config: { ...content.config, ...config },
  margin,
})

type Options = {
  content: ResumeContent
  pages: number
  /** How many pages a setting takes. */ count: (setting: Setting) => number
}

/**
 * The setting with which a document takes no more than so many pages, and of those that do the one that is seen least;
 * undefined where even the smallest takes more. What is smaller than a floor already stays as it is.
 */
export function findFit({ content, pages, count }: Options): Setting | undefined {
  const fits = (setting: Setting) => count(setting) <= pages
  const ladder = laddersDown(content)
  const index = firstThat(ladder.length, (i) => fits(ladder[i] as Setting))
  const found = ladder[index]
  if (!found || index === 0) return found
  return loosened({ found, own: settingOf(content), fits })
}

/** The smallest setting there is. */
export const smallestOf = (content: ResumeContent): Setting =>
  laddersDown(content).at(-1) ?? settingOf(content)

/**
 * From the document's own setting to the smallest, each taking no more room than the one before: margins give way first, then
 * lines come closer, then letters get smaller, and all again to the floor.
 */
function laddersDown(content: ResumeContent): Setting[] {
  const own = settingOf(content)
  const floor = FLOORS[content.config.language]
  const least = {
    fontSize: Math.min(own.fontSize, floor.fontSize),
    margin: mapMargin(own.margin, (side) => Math.min(side, LEAST_MARGIN)),
    space: Math.min(SPACES.indexOf(own.lineSpace), SPACES.indexOf(floor.lineSpace)),
  }
  const between = (share: number) => ({
    margin: mapMargin(own.margin, (side, key) => Math.round(side + (least.margin[key] - side) * share)),
    fontSize: round(own.fontSize + (least.fontSize - own.fontSize) * share),
  })
  const spaceDown = (by: number) =>
    SPACES[Math.max(least.space, SPACES.indexOf(own.lineSpace) - by)] ?? own.lineSpace
  const [half, all] = [between(0.5), between(1)]
  return [
    own,
    { ...own, margin: half.margin },
    { ...own, margin: half.margin, lineSpace: spaceDown(1) },
    { margin: half.margin, lineSpace: spaceDown(1), fontSize: half.fontSize },
    { margin: all.margin, lineSpace: spaceDown(1), fontSize: half.fontSize },
    { margin: all.margin, lineSpace: spaceDown(SPACES.length), fontSize: half.fontSize },
    { margin: all.margin, lineSpace: spaceDown(SPACES.length), fontSize: all.fontSize },
  ]
}

type LoosenedOptions = { found: Setting; own: Setting; fits: (setting: Setting) => boolean }

/** Gives back what a rung took too much of: letters first, then margins, in tenths of a pixel and whole ones. */
function loosened({ found, own, fits }: LoosenedOptions): Setting {
  const sized = widest(found, (share) => ({
    ...found,
    fontSize: round(found.fontSize + (own.fontSize - found.fontSize) * share),
  }))
  return widest(sized, (share) => ({
    ...sized,
    margin: mapMargin(sized.margin, (side, key) => Math.round(side + (own.margin[key] - side) * share)),
  }))

  /** Of eight steps back the largest that still fits. */
  function widest(least: Setting, at: (share: number) => Setting): Setting {
    const back = firstThat(STEPS, (step) => fits(at(1 - step / STEPS)))
    return back === STEPS ? least : at(1 - back / STEPS)
  }
}

const STEPS = 8
const round = (size: number) => Math.round(size * 10) / 10

type Margin = Setting['margin']

function mapMargin(
  { top, bottom, left, right }: Margin,
  map: (side: number, key: keyof Margin) => number,
): Margin {
  return {
    ...{ top: map(top, 'top'), bottom: map(bottom, 'bottom') },
    ...{ left: map(left, 'left'), right: map(right, 'right') },
  }
}

/** The first of so many for which it holds, if it holds for all behind it; how many there are when for none. */
function firstThat(length: number, holds: (index: number) => boolean): number {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}
