import { useRead } from '~/session/use-value'
import type { LayoutCode } from '../../../collections/layout-codes'
import { getDesign } from '../../document/designs/designs'
import type { Design } from '../../document/designs/schema/design'
import { getLayout } from '../../document/layouts/registry'
import type { Layout } from '../../document/layouts/types'
import { useEditor } from './editor-context'
import type { ResumeState } from './resume-state'

export function useResume<T>(select: (state: ResumeState) => T): T {
  const editor = useEditor()
  return useRead(editor.subscribe, () => select(editor.state()))
}

export function useLayoutCode(): LayoutCode {
  return useResume((state) => state.layout)
}

/** The layout the resume was made with, in its version. */
export function useLayout(): Layout {
  return useResume((state) => getLayout(state.layout, state.layoutVersion))
}

/** What it is made of, in that version. */
export function useDesign(): Design {
  return useResume((state) => getDesign(state.layout, state.layoutVersion))
}
