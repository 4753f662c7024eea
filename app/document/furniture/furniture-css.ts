import { PAGE_FORMATS } from '../../../collections/resumes/choices'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../layouts/types'
import { furnitureType, pageMargins } from './margin-room'

const PX_PER_MM = 96 / 25.4

/**
 * Where the lines in the margins stand: halfway between the text and the page's edge, from whole pixels on, as screen and paper
 * then draw them alike. Nothing where the resume has none.
 */
export function furnitureCss({ content, layout }: { content: ResumeContent; layout: Layout }): string {
  const { config, margin } = content
  if (config.pageNumbers === 'off' && config.runningHead === 'off' && config.footer.trim() === '') return ''
  const { edge } = layout.sheet(config)
  const { size, line } = furnitureType(content)
  const { laterTop, firstBottom, laterBottom } = pageMargins({ content, edge, isAlone: false })
  const height = PAGE_FORMATS[config.pageFormat].height * PX_PER_MM
  const foot = (bottom: number) => `top: ${Math.floor(height - (bottom + line) / 2)}px`
  const isCentred = config.pageNumberAt === 'center'
  const later = '.jl-pages .jl-page:not(.jl-page-first)'
  return [
    laterTop > margin.top ? `${later} { --jl-top: ${laterTop}px }` : '',
    `.jl-furniture { position: absolute; left: var(--jl-left); right: var(--jl-right); display: flex; column-gap: 2em; line-height: ${line}px;
  color: var(--jl-muted); white-space: nowrap; user-select: none; -webkit-user-select: none; pointer-events: none }`,
    `.jl-furniture > span { min-width: 0; font-size: ${size}px; overflow: hidden; text-overflow: ellipsis }`,
    // the number stays whole, however long the words are
    `.jl-furniture-foot > .jl-furniture-${isCentred ? 'after' : config.pageNumberAt} { flex: none }`,
    `.jl-furniture > .jl-furniture-end { margin-inline-start: auto }`,
    isCentred
      ? `.jl-furniture { justify-content: center; column-gap: 0 }
.jl-furniture > .jl-furniture-after { white-space: pre }`
      : '',
    `.jl-furniture-head { top: ${Math.floor(edge + (laterTop - edge - line) / 2)}px }`,
    `.jl-furniture-foot { ${foot(laterBottom)} }`,
    firstBottom === laterBottom ? '' : `.jl-page-first .jl-furniture-foot { ${foot(firstBottom)} }`,
    layout.besideCss(config),
  ]
    .filter((part) => part !== '')
    .join('\n')
}
