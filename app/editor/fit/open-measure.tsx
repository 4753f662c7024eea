import { createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import { paginateDom } from '../../document/pagination/paginate-dom'
import type { PagePlan } from '../../document/pagination/types'
import { OwnDocument } from '../page/OwnDocument'

export type Measure = { plan: (content: ResumeContent) => PagePlan; close: () => void }

/**
 * Plans the pages of documents that are shown nowhere, in a layout, with the letters that have been loaded: those of the
 * document that is open. Throws where nothing is laid out.
 */
export function openMeasure(layout: Layout): Measure {
  const host = document.createElement('div')
  host.inert = true
  host.style.cssText =
    'position: fixed; top: 0; left: 0; width: 0; height: 0; overflow: hidden; visibility: hidden'
  document.body.append(host)
  const place = host.attachShadow({ mode: 'open' })
  const root = createRoot(place)
  const galley = createRef<HTMLDivElement>()
  return {
    plan: (content) => {
      flushSync(() => root.render(<OwnDocument content={content} layout={layout} galley={galley} />))
      if (!galley.current) throw new Error('The galley is not drawn')
      return paginateDom({ galley: galley.current, content, layout })
    },
    close: () => {
      root.unmount()
      host.remove()
    },
  }
}
