import type { SectionTitle } from '../schema/section-title'
import { columnsOf, gapCss, rule, textCss, type CssOptions } from './rule'
import { lookCss } from './title-look-css'
import type { Voice } from './voices'

/** Titles of sections, in the page and in its narrow column, those in a form of their own after the others. */
export function titlesCss(options: CssOptions): string {
  return options.voices.map((voice) => voiceCss({ ...options, voice })).join('')
}

function voiceCss({ voice, ...options }: CssOptions & { voice: Voice }): string {
  const { title, aside, frame } = voice.design
  const within = columnsOf(options)
  if (!aside) return titleCss({ ...options, voice, title, within: within.main })
  const isSame =
    frame.kind !== 'side' && JSON.stringify({ ...aside.title, bodySize: undefined }) === JSON.stringify(title)
  if (isSame) {
    const { bodySize } = aside.title
    const size = rule(
      `${within.aside} .jl-body${voice.inside}`,
      bodySize !== undefined && `font-size: ${bodySize}em`,
    )
    return titleCss({ ...options, voice, title, within: within.main }) + size
  }
  const wide =
    frame.kind === 'top' ? `${options.root} :is(.jl-flow-wide, .jl-main, .jl-flow-rest)` : within.main
  return (
    titleCss({ ...options, voice, title, within: wide }) +
    titleCss({ ...options, voice, title: aside.title, within: within.aside })
  )
}

type TitleOptions = Pick<CssOptions, 'style'> & { voice: Voice; title: SectionTitle; within: string }

function titleCss({ voice, title, within, style }: TitleOptions): string {
  const text = textCss(title.text, style)
  const gap = gapCss(title.gap, style.gaps.section)
  // A hung title's section is a grid, whose rows say what is between them.
  if (title.look.kind === 'hung') return lookCss({ voice, title, within, text, gap })
  return [
    rule(`${within} .jl-section${voice.section}`, `margin-top: ${gap}`),
    rule(
      `${within} .jl-body${voice.inside}`,
      `margin-top: ${title.body}em`,
      title.bodySize !== undefined && `font-size: ${title.bodySize}em`,
    ),
    lookCss({ voice, title, within, text, gap }),
  ].join('')
}
