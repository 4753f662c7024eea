import type { LayoutCode } from '../../../collections/layout-codes'
import { DESIGNS, getDesign } from '../../document/designs/designs'
import { takeOwnLook } from '../../document/designs/own-look'
import type { Editor } from '../session/editor'
import { SHELL_TEXTS } from '../texts/shell-texts'

type Options = { editor: Editor; layout: LayoutCode; withLook?: boolean }

/** Changes the layout; with its own look, colour, type and margins in the same step. */
export function chooseLayout({ editor, layout, withLook = false }: Options): void {
  const layoutVersion = versionToChoose({ editor, layout })
  editor.changeState({
    name: SHELL_TEXTS[editor.language].layout,
    recipe: (draft) => {
      Object.assign(draft, { layout, layoutVersion })
      if (withLook) takeOwnLook({ content: draft.content, design: getDesign(layout, layoutVersion) })
    },
  })
}

/** A layout that the document had, as far as undo goes back, comes again in the version it had then; another in its newest. */
export function versionToChoose({ editor, layout }: Omit<Options, 'withLook'>): number {
  const state = editor.state()
  const had: { layout: unknown; layoutVersion: unknown } = { ...state }
  for (const { patch } of editor.parts.store.steps().past.toReversed()) {
    if (had.layout === layout) break
    for (const operation of patch) {
      if (operation.op !== 'replace') continue
      if (operation.path === '/layout') had.layout = operation.value
      if (operation.path === '/layoutVersion') had.layoutVersion = operation.value
    }
  }
  return had.layout === layout ? Number(had.layoutVersion) : DESIGNS[layout].version
}
