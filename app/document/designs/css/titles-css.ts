import type { SectionTitle } from '../schema/section-title'
import { columnsOf, gapCss, rule, textCss, type CssOptions } from './rule'
import { lookCss } from './title-look-css'

/** Titles of sections, in the page and in its narrow column. */
export function titlesCss(options: CssOptions): string {
  const { title, aside, frame } = options.design
  const within = columnsOf(options)
  if (!aside) return titleCss({ ...options, title, within: within.main })
  const isSame =
    frame.kind !== 'side' && JSON.stringify({ ...aside.title, bodySize: undefined }) === JSON.stringify(title)
  if (isSame) {
    const { bodySize } = aside.title
    const size = rule(`${within.aside} .jl-body`, bodySize !== undefined && `font-size: ${bodySize}em`)
    return titleCss({ ...options, title, within: within.main }) + size
  }
  const wide =
    frame.kind === 'top' ? `${options.root} :is(.jl-flow-wide, .jl-main, .jl-flow-rest)` : within.main
  return (
    titleCss({ ...options, title, within: wide }) +
    titleCss({ ...options, title: aside.title, within: within.aside })
  )
}

type TitleOptions = Pick<CssOptions, 'style'> & { title: SectionTitle; within: string }

function titleCss({ title, within, style }: TitleOptions): string {
  const text = textCss(title.text, style)
  const gap = gapCss(title.gap, style.gaps.section)
  // A hung title's section is a grid, whose rows say what is between them.
  if (title.look.kind === 'hung') return lookCss({ title, within, text, gap })
  return [
    rule(`${within} .jl-section`, `margin-top: ${gap}`),
    rule(
      `${within} .jl-body`,
      `margin-top: ${title.body}em`,
      title.bodySize !== undefined && `font-size: ${title.bodySize}em`,
    ),
    lookCss({ title, within, text, gap }),
  ].join('')
}
