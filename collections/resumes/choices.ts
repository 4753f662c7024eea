/** What a resume may choose from; without the schema, so that a page can draw a document before it can check one. */

export const THEME_COLORS = [
  '#ab3a41',
  '#a46624',
  '#8e833a',
  '#676e54',
  '#7e9c30',
  '#388f8f',
  '#487bc2',
  '#4c7e77',
  '#743a80',
  '#9c3c71',
] as const

export const LANGUAGES = ['zh-CN', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
/** Of who asks for none that we speak. */
export const DEFAULT_LANGUAGE: Language = 'zh-CN'

/** Line spacing classes and the line height each stands for. */
export const LINE_SPACES = {
  'leading-tight': 1.3,
  'leading-snug': 1.4,
  'leading-normal': 1.5,
  'leading-relaxed': 1.65,
  'leading-loose': 1.85,
} as const
export type LineSpace = keyof typeof LINE_SPACES

/** What a page is set in: Latin letters and the Chinese ones that go with them; see `app/document/style/font-families.ts`. */
export const FONTS = [
  'sans',
  'serif',
  'source-sans',
  'inter',
  'plex',
  'jost',
  'source-serif',
  'garamond',
  'bitter',
  'spectral',
  'kai',
] as const
export type Font = (typeof FONTS)[number]

/** Page formats in millimetres. */
export const PAGE_FORMATS = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const
export type PageFormat = keyof typeof PAGE_FORMATS

/** How the titles of sections are written; no letters of Chinese change. */
export const TITLE_CASES = ['typed', 'capitals', 'small-caps'] as const
export const ALIGNMENTS = ['start', 'justify'] as const
/** Where readers of the PDF take no wide gap between Chinese letters for a space. */
export const MAY_JUSTIFY: Record<Language, boolean> = { 'zh-CN': false, en: true }
/** Bounds of the gaps between sections and between entries, in per cent of the layout's own. */
export const GAP_BOUNDS = { min: 40, max: 200 } as const

/** How a page is numbered: not, “2”, “2 / 3”, or in words of the resume's language. */
export const PAGE_NUMBERS = ['off', 'number', 'of', 'words'] as const
export const FOOT_PLACES = ['start', 'center', 'end'] as const
/** Where later pages say whose they are. */
export const RUNNING_HEADS = ['off', 'head', 'foot'] as const
/** Letters of the line of one's own at the foot of every page. */
export const MOST_FOOTER = 60

/** What a row of the basic information is; decides icon, link and where it goes in JSON Resume. */
export const BASE_INFO_KINDS = [
  'name',
  'headline',
  'phone',
  'email',
  'location',
  'url',
  'profile',
  'birth',
  'text',
] as const

export const SECTION_KINDS = [
  'summary',
  'experience',
  'education',
  'project',
  'volunteer',
  'award',
  'certificate',
  'publication',
  'language',
  'interest',
  'reference',
  'custom',
  'skill',
] as const
export type SectionKind = (typeof SECTION_KINDS)[number]
