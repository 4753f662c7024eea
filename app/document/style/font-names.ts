import type { Font, Language } from '../../../collections/resumes/choices'

/** What the fonts are called, those of the letters first that the language is written in. */
export const FONT_NAMES: Record<Language, Record<Font, string>> = {
  'zh-CN': {
    sans: '黑体 Noto Sans',
    serif: '宋体 Noto Serif',
    'source-sans': '黑体 Source Sans',
    inter: '黑体 Inter',
    plex: '黑体 IBM Plex Sans',
    jost: '黑体 Jost',
    'source-serif': '宋体 Source Serif',
    garamond: '宋体 EB Garamond',
    bitter: '黑体 Bitter',
    spectral: '宋体 Spectral',
    kai: '楷体 EB Garamond',
  },
  en: {
    sans: 'Noto Sans',
    serif: 'Noto Serif',
    'source-sans': 'Source Sans',
    inter: 'Inter',
    plex: 'IBM Plex Sans',
    jost: 'Jost',
    'source-serif': 'Source Serif',
    garamond: 'EB Garamond',
    bitter: 'Bitter',
    spectral: 'Spectral',
    kai: 'EB Garamond 楷体',
  },
}

/** The family that has the letters of a font's name and no others. */
export function nameFamily(font: Font): string {
  return `Jianli Name ${font}`
}
