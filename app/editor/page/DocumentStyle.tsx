import { memo, useMemo } from 'react'
import { hasJoined } from '../../../collections/resumes/joined-items'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import { documentCss } from '../../document/render/document-css'
import { ownForms } from '../../document/style/style-of'
import { fontSheet } from './font-sheet'

type Props = { content: ResumeContent; layout: Layout }

/** The document's style sheet and its fonts in slices; depends on its settings and the forms of its sections, so typing leaves it alone. */
export const DocumentStyle = memo(
  function DocumentStyle({ content, layout }: Props) {
    const css = useMemo(() => documentCss({ content, layout }), [content, layout])
    return (
      <>
        <link rel="stylesheet" href={fontSheet(content)} />
        <style>{css}</style>
      </>
    )
  },
  (before, after) =>
    before.layout === after.layout &&
    before.content.config === after.content.config &&
    before.content.margin === after.content.margin &&
    before.content.avatar === after.content.avatar &&
    hasJoined(before.content) === hasJoined(after.content) &&
    ownForms(before.content) === ownForms(after.content),
)
