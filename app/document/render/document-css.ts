import type { ResumeContent } from '../../../collections/resumes/schema'
import { furnitureCss } from '../furniture/furniture-css'
import type { Layout } from '../layouts/types'
import { styleOf } from '../style/style-of'
import { baseCss } from './base-css'
import { geckoMarksCss } from './gecko-marks-css'
import { pageCss } from './page-css'
import { partsCss } from './parts-css'
import { screenCss } from './screen-css'
import { settingsCss } from './settings-css'

/**
 * All the CSS a document needs but its font faces, which the host provides in weights 400 and 700: `Jianli Sans` and
 * `Jianli Serif`, `Jianli Letters Sans` and `Jianli Letters Serif`, `Jianli Emoji`, for English also `Jianli Latin Sans`
 * and `Jianli Latin Serif`. Every rule is scoped to the document, except the size of the printed page.
 */
export function documentCss({ content, layout }: { content: ResumeContent; layout: Layout }): string {
  const style = styleOf(content)
  const parts = [
    pageCss(style),
    baseCss,
    partsCss,
    layout.css(style),
    screenCss(style),
    geckoMarksCss(layout.sheet(content.config)),
  ]
  return [...parts, settingsCss(content), furnitureCss({ content, layout })]
    .filter((part) => part !== '')
    .join('\n')
}
