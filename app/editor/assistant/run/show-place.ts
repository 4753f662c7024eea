import type { Suggestion } from '../../../features/assistant/tasks/events'
import { fitPatch } from '../../../document/patch/fit-patch'
import { fieldOfBlock } from '../../page/field-of-block'
import type { Editor, FieldTarget } from '../../session/editor'
import { targetOfPatch } from '../../session/target-of-patch'
import type { Part } from '../../palette/place-commands'

/** The field behind a place of the content; undefined where there is none, as for the style. */
export function targetOfPath({ editor, path }: { editor: Editor; path: string }): FieldTarget | undefined {
  if (path === '' || path.startsWith('/config') || path.startsWith('/margin')) return undefined
  const patch = [{ op: 'replace', path: `/content${path}`, value: null }] as const
  return targetOfPatch({ patch, state: editor.state() })
}

type Suggested = { editor: Editor; suggestion: Pick<Suggestion, 'ops'> }

/** The field that a suggestion is about, where it stands now; undefined where it is gone. */
export function targetOfSuggestion({ editor, suggestion: { ops } }: Suggested): FieldTarget | undefined {
  const places = ops.filter(({ op, path }) => op !== 'test' || path.endsWith('/id'))
  const fitted = fitPatch({ document: editor.content(), patch: places })
  if (!fitted.ok) return undefined
  const patch = fitted.patch.map((operation) => ({ ...operation, path: `/content${operation.path}` }))
  return targetOfPatch({ patch, state: editor.state() })
}

type Options = { editor: Editor; target: FieldTarget; show: (part: Part) => void }

/** Goes to a field: the panel opens at it, and the page shows where it is. */
export function goToPlace({ editor, target, show }: Options): void {
  show('content')
  editor.reveal(target)
  flashOnPage(target)
}

/** Brings what a field prints into sight and marks it for a moment, once it is drawn. The focus stays where it is. */
export function flashOnPage(target: FieldTarget): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const block = blockOf(target)
      block?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      flash(block)
    }),
  )
}

/** Marks an element for a moment. */
export function flash(element: HTMLElement | null): void {
  const boxShadow = '0 0 0 3px var(--indigo-9)'
  element?.animate([{ boxShadow }, { boxShadow }, { boxShadow: 'none' }], { duration: 1800 })
}

/** The block of exactly that field, else the first one of its owner. */
function blockOf({ owner, field }: FieldTarget): HTMLElement | null {
  const blocks = [...document.querySelectorAll<HTMLElement>('.jl-editor-pages [data-block]')]
  const own = blocks.filter((block) => fieldOfBlock(block.dataset.block ?? '')?.owner === owner)
  return own.find((block) => fieldOfBlock(block.dataset.block ?? '')?.field === field) ?? own[0] ?? null
}
