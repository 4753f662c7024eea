import type { ResumeContent } from '../../../collections/resumes/schema'
import { getLayout } from '../layouts/registry'
import { paginateDom } from './paginate-dom'
import type { PagePlan } from './types'

declare global {
  interface Window {
    /** Plans the pages of the galley in this document; throws when there is none. */
    jianliPaginate: (request: { content: ResumeContent; layout: string; layoutVersion?: number }) => PagePlan
  }
}

// Bundled for the server's Chromium: setting the function is what this script is for.
window.jianliPaginate = ({ content, layout, layoutVersion }) => {
  const galley = document.querySelector<HTMLElement>('.jl-galley')
  if (!galley) throw new Error('There is no galley in this page')
  return paginateDom({ galley, content, layout: getLayout(layout, layoutVersion) })
}
