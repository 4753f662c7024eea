import { MAY_JUSTIFY } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'

/**
 * How titles and running text depart from the layout's own. No font here has small capitals of its own, so they are capitals made
 * smaller, on screen and paper alike; Chinese has neither. What of a paragraph goes on over a page is no last line of it.
 */
export function settingsCss({ config: { titleCase, align, language } }: ResumeContent): string {
  const title = '.jl-doc .jl-section-title'
  const text = '.jl-doc :is(.jl-p, .jl-list > li):not(.jl-side *, .jl-aside *)'
  return [
    titleCase === 'capitals' ? `${title} { text-transform: uppercase }` : '',
    titleCase === 'small-caps'
      ? `${title} { font-variant-caps: small-caps; font-synthesis-small-caps: auto }`
      : '',
    align === 'justify' && MAY_JUSTIFY[language]
      ? `${text} { text-align: justify }\n${text}[aria-owns] { text-align-last: justify }`
      : '',
  ]
    .filter((part) => part !== '')
    .join('\n')
}
