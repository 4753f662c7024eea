import { LINE_SPACES, PAGE_FORMATS } from '../../../collections/resumes/choices'
import { DESIGN_PARTS, type FormOf, type PartChoices } from '../../../collections/resumes/design-parts'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Direction } from '../text/direction'
import { pageDirection } from '../text/page-direction'
import { darkenTo, mixColor } from './colors'

/** Everything a layout's style sheet needs, computed from the document's options. Lengths in CSS pixels. */
export type DocumentStyle = {
  page: { width: number; height: number }
  margin: ResumeContent['margin']
  photo: { width: number; height: number; radius: number }
  fontSize: number
  lineHeight: number
  font: ResumeContent['config']['font']
  language: ResumeContent['config']['language']
  /** From which side its pages are read; undefined where no text of it is read from the right. */
  direction: Direction | undefined
  /** What of the layout a person chose otherwise. */
  parts: PartChoices
  /** Forms of titles that single sections have. */
  ownTitles: FormOf<'titleForm'>[]
  /** Whether entries of any section stand two to a row. */
  hasPairs: boolean
  /** Shares of the layout's own gaps. */
  gaps: { section: number; entry: number }
  color: {
    theme: string
    /** Dark enough for text on white and on the tint, and as a ground for white text. */
    deep: string
    tint: string
    line: string
    pale: string
    /** A dark ground for white text, and a softer white that still reads well on it. */
    ground: string
    onGround: string
  }
}

const TEXT_CONTRAST = 4.5
const GROUND_CONTRAST = 6.2

/** The style a document's options ask for. Page in millimetres. */
export function styleOf(content: ResumeContent): DocumentStyle {
  const { config, margin } = content
  const theme = config.themeColor
  const ground = darkenTo({ color: theme, contrast: GROUND_CONTRAST })
  const tint = mixColor({ color: theme, share: 0.08 })
  return {
    page: PAGE_FORMATS[config.pageFormat],
    margin,
    photo: photoSize(content.avatar),
    fontSize: config.fontSize,
    lineHeight: LINE_SPACES[config.lineSpace],
    font: config.font,
    language: config.language,
    direction: pageDirection(content),
    parts: config,
    ownTitles: ownTitlesOf(content),
    hasPairs: hasPairs(content),
    gaps: { section: config.sectionGap / 100, entry: config.entryGap / 100 },
    color: {
      theme,
      deep: darkenTo({ color: theme, contrast: TEXT_CONTRAST, paper: tint }),
      tint,
      line: mixColor({ color: theme, share: 0.35 }),
      pale: mixColor({ color: theme, share: 0.18 }),
      ground,
      onGround: mixColor({ color: ground, share: 0.13 }),
    },
  }
}

/** What of the sections' own forms a style sheet depends on, as a key. */
export const ownForms = (content: Pick<ResumeContent, 'entryList'>): string =>
  [...ownTitlesOf(content), hasPairs(content)].join()

const hasPairs = ({ entryList }: Pick<ResumeContent, 'entryList'>) =>
  entryList.some(({ itemForm }) => itemForm === 'pairs')

/** The forms of titles that single sections have, in the order of their list. */
function ownTitlesOf({ entryList }: Pick<ResumeContent, 'entryList'>): DocumentStyle['ownTitles'] {
  return DESIGN_PARTS.titleForm.filter((form) => entryList.some(({ titleForm }) => titleForm === form))
}

/** 5 to 7 as on Chinese resumes, or a square, and so a circle, when the radius asks for one. */
export function photoSize({ width, radius }: ResumeContent['avatar']): DocumentStyle['photo'] {
  return { width, height: radius * 2 >= width ? width : Math.round(width * 140) / 100, radius }
}
