import { useMemo, type Ref } from 'react'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import { documentCss } from '../../document/render/document-css'
import { Galley } from '../../document/render/Galley'

type Props = {
  content: ResumeContent
  layout: Layout
  /** Where its pages are planned there. */
  galley?: Ref<HTMLDivElement>
  /** Rules behind the document's own. */
  css?: string
}

/** What a document has in a root of its own beside its pages: its style, and the galley out of sight. */
export function OwnDocument({ content, layout, galley, css = '' }: Props) {
  const own = useMemo(() => documentCss({ content, layout }), [content, layout])
  return (
    <>
      <style>{`${own}\n${CSS}\n${css}`}</style>
      {galley ? (
        <div className="galley">
          <Galley content={content} layout={layout} ref={galley} />
        </div>
      ) : null}
    </>
  )
}

/** The pages stand one under the other. */
const CSS = `
.galley { position: absolute; top: 0; left: 0; width: 0; height: 0; overflow: hidden; visibility: hidden }
.sheets { position: relative; transform-origin: 0 0; --jl-page-gap: 24px }
.jl-page { box-shadow: 0 1px 4px rgb(0 0 0 / 0.16) }
`
