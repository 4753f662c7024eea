import type { NavigateFunction } from '@remix-run/react'
import { fieldOfBlock } from '../page/field-of-block'
import type { Editor } from '../session/editor'
import { selectedOwner } from '../session/selected-owner'
import type { Arrival } from './arrive'
import { twinSessionOf } from './twin-session'

type Options = Pick<Arrival, 'isOpen'> & {
  editor: Editor
  navigate: NavigateFunction
  /** What is brought into view there, by its id here; without, what one is at. */
  owner?: string
}

/** Goes to the editor of the twin, which then knows what was written here. */
export async function goToTwin({ editor, navigate, isOpen, owner = ownerAtHand() }: Options): Promise<void> {
  const arrival: Arrival = { isOpen, at: idInTwin(editor, owner) }
  const twin = editor.twin.get()
  await editor.saver.flush()
  const base = location.pathname.startsWith('/mobile/') ? '/mobile/editor' : '/editor'
  if (twin !== '') void navigate(`${base}/${twin}`, { state: { twin: arrival } })
}

/** What an element is called in the twin. */
function idInTwin(editor: Editor, id: string): string {
  const same = twinSessionOf(editor).pair()?.same ?? new Map<string, string>()
  return Array.from(same).find(([, own]) => own === id)?.[0] ?? id
}

/** What one was at, picked last or, without that, what stands at the top of the page. */
function ownerAtHand(): string {
  const picked = selectedOwner.get()
  if (picked !== undefined) return picked
  const top = document.getElementById('editor-page')?.getBoundingClientRect().top ?? 0
  const blocks = Array.from(document.querySelectorAll<HTMLElement>('.jl-editor-pages [data-block]'))
  const block = blocks.find((one) => one.getBoundingClientRect().bottom > top)
  return fieldOfBlock(block?.dataset.block ?? '')?.owner ?? ''
}
