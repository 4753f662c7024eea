import { useCallback, useMemo, useState } from 'react'
import { LAYOUT_CODES, type LayoutCode } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { getDesign } from '../../document/designs/designs'
import { inOwnLook } from '../../document/designs/own-look'
import { withParts } from '../../document/designs/parts/choose-parts'
import type { Design } from '../../document/designs/schema/design'
import { getLayout } from '../../document/layouts/registry'
import { withPlaceholders } from '../placeholders/with-placeholders'
import { versionToChoose } from '../edits/choose-layout'
import { isEmptySection } from '../edits/hide-emptied'
import { useEditor } from '../session/editor-context'
import type { ResumeState } from '../session/resume-state'
import type { Layout } from '../../document/layouts/types'
import type { Planned } from '../page/use-page-plan'

/** The document as it would stand in a layout; the key tells it from the same layout in another look. */
export type Proposal = {
  code: LayoutCode
  key: string
  content: ResumeContent
  layout: Layout
  /** with the parts that the content has otherwise */
  design: Design
}

type Options = { state: ResumeState; withLook: boolean }

/** The document in every layout, in the layout's own look or in the one it has now. That of now is as it is. */
export function useProposals({ state, withLook }: Options): Record<LayoutCode, Proposal> {
  const editor = useEditor()
  return useMemo(() => {
    // White sheets would tell nothing of a layout.
    const isBlank = state.content.entryList.every((section) =>
      isEmptySection({ section, content: state.content }),
    )
    const proposals = LAYOUT_CODES.map((code): [LayoutCode, Proposal] => {
      const isNow = code === state.layout
      const layout = getLayout(code, isNow ? state.layoutVersion : versionToChoose({ editor, layout: code }))
      const own = getDesign(code, layout.version)
      const content = withLook && !isNow ? inOwnLook({ content: state.content, design: own }) : state.content
      const design = withParts({ design: own, parts: content.config })
      const key = content === state.content ? code : `${code}-look`
      const drawn = isBlank ? withPlaceholders({ content, layout }) : { content, layout }
      return [code, { code, key, ...drawn, design }]
    })
    // an edge: the keys of an object are strings to the compiler
    return Object.fromEntries(proposals) as Record<LayoutCode, Proposal>
  }, [editor, state, withLook])
}

/** The pages that were made of proposals, and which is made next: one after the other. */
export function usePlans() {
  const [seen, setSeen] = useState<readonly LayoutCode[]>([])
  const [plans, setPlans] = useState<Readonly<Partial<Record<string, Planned>>>>({})
  const see = useCallback(
    (code: LayoutCode) => setSeen((now) => (now.includes(code) ? now : [...now, code])),
    [],
  )
  const plan = useCallback(
    (key: string, planned: Planned) => setPlans((now) => ({ ...now, [key]: planned })),
    [],
  )
  return { plans, seen, see, plan }
}
