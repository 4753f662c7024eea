import { fitPatch } from '../../../document/patch/fit-patch'
import type { Patch } from '../../../document/patch/patch'
import type { Editor } from '../../session/editor'
import { targetOfPatch } from '../../session/target-of-patch'
import { flashOnPage } from './show-place'

type Options = { editor: Editor; patch: Patch; name: string }
type Applied = { ok: true } | { ok: false; reason: 'gone' | 'changed' }

/**
 * Applies a patch of the content, made on an older state of it, as one named step of undo, and shows on the page where it
 * was; where it does not fit any more, says why and does nothing.
 */
export function applyAndShow({ editor, patch, name }: Options): Applied {
  const fitted = fitPatch({ document: editor.content(), patch })
  if (!fitted.ok) return fitted
  const own = fitted.patch.map((operation) => ({ ...operation, path: `/content${operation.path}` }))
  const applied = editor.parts.store.apply({ name, patch: own })
  const target = targetOfPatch({ patch: applied, state: editor.state() })
  if (target) flashOnPage(target)
  return { ok: true }
}
