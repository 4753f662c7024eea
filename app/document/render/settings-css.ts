import { MAY_JUSTIFY } from '../../../collections/resumes/choices'
import { hasJoined } from '../../../collections/resumes/joined-items'
import type { ResumeContent } from '../../../collections/resumes/schema'

/**
 * How titles and running text depart from the layout's own. No font here has small capitals of its own, so they are capitals made
 * smaller, on screen and paper alike; Chinese has neither. What of a paragraph goes on over a page is no last line of it, but for
 * lines that end in a break of their own: where a part has one, its last line is left as it is.
 */
export function settingsCss({ config, entryList }: ResumeContent): string {
  const { titleCase, align, language, repeatTitles } = config
  const title = '.jl-doc .jl-section-title'
  const text = '.jl-doc :is(.jl-p, .jl-list > li):not(.jl-side *, .jl-aside *)'
  return [
    titleCase === 'capitals' ? `${title} { text-transform: uppercase }` : '',
    titleCase === 'small-caps'
      ? `${title} { font-variant-caps: small-caps; font-synthesis-small-caps: auto }`
      : '',
    align === 'justify' && MAY_JUSTIFY[language]
      ? `${text} { text-align: justify }\n${text}[aria-owns]:not([data-ended]) { text-align-last: justify }`
      : '',
    repeatTitles ? REPEATED : '',
    hasJoined({ entryList }) ? joined(config.entryGap) : '',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

/** Positions at one place stand closer to each other than to the next, as heavy as what a layout says of its entries; of the person's gap 0.4 em at 100 per cent. */
const joined = (gap: number) => `.jl-doc.jl-doc.jl-doc .jl-item + .jl-joined { margin-top: ${gap / 250}em }
.jl-line-joined > .jl-subtitle { grid-column: 2 }`

/** A repeated title is painted behind all of the text, and so comes there in the PDF; one that is only measured takes no room. */
const REPEATED = `.jl-again { position: relative; user-select: none; -webkit-user-select: none }
.jl-probe { grid-area: 3 / 1; height: 0; overflow: hidden; visibility: hidden }`
