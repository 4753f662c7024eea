import type { Font, Language } from '../../../collections/resumes/choices'

/** Families of Latin letters, each with a face of its own for italics and for bold ones. */
const LATIN = {
  'source-sans': 'Jianli Humanist',
  inter: 'Jianli Grotesque',
  plex: 'Jianli Engineer',
  jost: 'Jianli Geometric',
  'source-serif': 'Jianli Transitional',
  garamond: 'Jianli Garalde',
  bitter: 'Jianli Slab',
  spectral: 'Jianli Literary',
} as const
export type LatinFamily = keyof typeof LATIN
export const LATIN_FAMILIES = Object.keys(LATIN) as LatinFamily[]

/** The signs of a Latin family that Chinese wants full width, as a family of their own: one word says whether they are used. */
export const SIGNS_OF = {
  'source-sans': 'source-sans-signs',
  inter: 'inter-signs',
  plex: 'plex-signs',
  jost: 'jost-signs',
  'source-serif': 'source-serif-signs',
  garamond: 'garamond-signs',
  bitter: 'bitter-signs',
  spectral: 'spectral-signs',
} as const
type SignFamily = (typeof SIGNS_OF)[LatinFamily]

const CHINESE = {
  sans: 'Jianli Sans',
  serif: 'Jianli Serif',
  'plex-sc': 'Jianli Engineer SC',
  wenkai: 'Jianli Kai',
} as const
export type ChineseFamily = keyof typeof CHINESE
export const CHINESE_FAMILIES = Object.keys(CHINESE) as ChineseFamily[]

/** Scripts that neither Latin nor Chinese families have: a family each, the same beside every font. */
const SCRIPTS = {
  arabic: 'Jianli Arabic',
  bengali: 'Jianli Bengali',
  devanagari: 'Jianli Devanagari',
  hebrew: 'Jianli Hebrew',
  korean: 'Jianli Korean',
  tamil: 'Jianli Tamil',
  telugu: 'Jianli Telugu',
  thai: 'Jianli Thai',
} as const
export type ScriptFamily = keyof typeof SCRIPTS
export const SCRIPT_FAMILIES = Object.keys(SCRIPTS) as ScriptFamily[]

/**
 * Our families as style sheets name them. `latin-…` hold the punctuation and signs of `LATIN_RANGE` alone; those of
 * letters and of emoji only what Noto SC lacks, so that their places beside it decide nothing else.
 */
export const FAMILIES: Record<FontFamily, string> = {
  ...CHINESE,
  'latin-sans': 'Jianli Latin Sans',
  'latin-serif': 'Jianli Latin Serif',
  'letters-sans': 'Jianli Letters Sans',
  'letters-serif': 'Jianli Letters Serif',
  emoji: 'Jianli Emoji',
  ...SCRIPTS,
  ...LATIN,
  'source-sans-signs': 'Jianli Humanist Signs',
  'inter-signs': 'Jianli Grotesque Signs',
  'plex-signs': 'Jianli Engineer Signs',
  'jost-signs': 'Jianli Geometric Signs',
  'source-serif-signs': 'Jianli Transitional Signs',
  'garamond-signs': 'Jianli Garalde Signs',
  'bitter-signs': 'Jianli Slab Signs',
  'spectral-signs': 'Jianli Literary Signs',
}
export type FontFamily =
  | ChineseFamily
  | LatinFamily
  | SignFamily
  | ScriptFamily
  | 'latin-sans'
  | 'latin-serif'
  | 'letters-sans'
  | 'letters-serif'
  | 'emoji'

type Pair = {
  latin?: LatinFamily
  chinese: ChineseFamily
  /** Draws what the others lack. */
  base: 'sans' | 'serif'
}

const PAIRS: Record<Font, Pair> = {
  sans: { chinese: 'sans', base: 'sans' },
  serif: { chinese: 'serif', base: 'serif' },
  'source-sans': { latin: 'source-sans', chinese: 'sans', base: 'sans' },
  inter: { latin: 'inter', chinese: 'sans', base: 'sans' },
  plex: { latin: 'plex', chinese: 'plex-sc', base: 'sans' },
  jost: { latin: 'jost', chinese: 'sans', base: 'sans' },
  'source-serif': { latin: 'source-serif', chinese: 'serif', base: 'serif' },
  garamond: { latin: 'garamond', chinese: 'serif', base: 'serif' },
  bitter: { latin: 'bitter', chinese: 'sans', base: 'sans' },
  spectral: { latin: 'spectral', chinese: 'serif', base: 'serif' },
  kai: { latin: 'garamond', chinese: 'wenkai', base: 'serif' },
}

/** The Chinese faces draw ’ “ … · and their like full width; under English proportional ones stand before them. */
const HAS_SIGNS_FIRST: Record<Language, boolean> = { 'zh-CN': false, en: true }

/**
 * The families of a page in the order in which they are asked for a letter. The letters that the Chinese ones lack stand
 * before them: after them, a browser would make ź of z and an accent. Other scripts and emoji stand before what a machine may have, so
 * that a page is the same on all.
 */
export function familiesOf({ font, language }: { font: Font; language: Language }): FontFamily[] {
  const { latin, chinese, base } = PAIRS[font]
  const hasSigns = HAS_SIGNS_FIRST[language]
  return [
    ...(latin && hasSigns ? [SIGNS_OF[latin]] : []),
    ...(latin ? [latin] : []),
    ...(hasSigns ? [`latin-${base}` as const] : []),
    `letters-${base}`,
    ...(chinese === base ? [] : [chinese]),
    base,
    ...SCRIPT_FAMILIES,
    'emoji',
  ]
}

/** What draws an apostrophe in a Latin word of a page in Chinese, after the family that gives its lines their height. */
export function apostropheFamilies({ font }: { font: Font }): string {
  const { latin, base } = PAIRS[font]
  const families: FontFamily[] = latin ? [latin, SIGNS_OF[latin]] : [`latin-${base}`, base]
  return families.map((family) => `'${FAMILIES[family]}'`).join(', ')
}

export function chineseFamilyOf(font: Font): ChineseFamily {
  return PAIRS[font].chinese
}

/** Whether what is put into italics stands in them: where it doesn't, its colour alone tells it. */
export function hasItalics(font: Font): boolean {
  return PAIRS[font].latin !== undefined
}

/** Draws a box for each letter that neither our families nor a machine's default one and DejaVu Sans have: nothing is left blank. */
export const BOX_FAMILY = 'Jianli Box'

/**
 * The same on people's screens, before what their machines have: for the letters that the server is known to draw as boxes, so that
 * lines break there as in the PDF.
 */
export const SCREEN_BOX_FAMILY = 'Jianli Screen Box'

/** What the server may have for letters that none of ours has, as a list of families. */
export function machineFamilies(font: Font): string {
  return PAIRS[font].base === 'serif'
    ? "'Noto Serif SC', 'Noto Serif CJK SC', serif, 'DejaVu Sans'"
    : "'Noto Sans SC', 'Noto Sans CJK SC', sans-serif, 'DejaVu Sans'"
}

/** What is asked for letters that none of ours has. */
export function lastResort(font: Font): string {
  return `'${SCREEN_BOX_FAMILY}', ${machineFamilies(font)}, '${BOX_FAMILY}'`
}

/** A language with italics wants a family that has them: in place of the Chinese ones, those whose letters are most like theirs. */
const WITH_ITALICS: Record<Language, Partial<Record<Font, Font>>> = {
  'zh-CN': {},
  en: { sans: 'source-sans', serif: 'source-serif' },
}

/** The font itself, or where its language has italics and it has none, the one most like it that has them. */
export function withItalics({ font, language }: { font: Font; language: Language }): Font {
  return WITH_ITALICS[language][font] ?? font
}
