import { fitPatch } from '../../../document/patch/fit-patch'
import type { Patch } from '../../../document/patch/patch'
import type { Editor } from '../../session/editor'

type Options = { editor: Editor; patch: Patch; name: string }
export type Applied = { ok: true; patch: Patch } | { ok: false; reason: 'gone' | 'changed' }

/**
 * Applies a patch of the content, made on an older state of it, as one named step of undo; where it does not fit any
 * more, says why and does nothing. The answer's patch is what has changed in the editor's document.
 */
export function applyToContent({ editor, patch, name }: Options): Applied {
  const fitted = fitPatch({ document: editor.content(), patch })
  if (!fitted.ok) return fitted
  const own = fitted.patch.map((operation) => ({ ...operation, path: `/content${operation.path}` }))
  return { ok: true, patch: editor.parts.store.apply({ name, patch: own }) }
}
