import { useLocation, useNavigate, type NavigateFunction } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { flashOnPage } from '../assistant/run/show-place'
import { isFields } from '../../document/patch/nodes'
import { fieldOfBlock } from '../page/field-of-block'
import { whenDrawn } from '../sections/when-drawn'
import { useEditor } from '../session/editor-context'
import type { Editor } from '../session/editor'
import { selectedOwner } from '../session/selected-owner'
import { twinSessionOf } from './twin-session'

/** What is brought along from one language to the other. */
export type Arrival = {
  /** Whether both are seen side by side. */
  isOpen: boolean
  /** What was in view, by its id in the resume one comes to. */
  at: string
}

type GoOptions = { editor: Editor; navigate: NavigateFunction; arrival: Arrival }

/** Goes to the editor of the twin, which then knows what was written here. */
export async function goToTwin({ editor, navigate, arrival }: GoOptions): Promise<void> {
  const twin = editor.twin.get()
  await editor.saver.flush()
  const base = location.pathname.startsWith('/mobile/') ? '/mobile/editor' : '/editor'
  if (twin !== '') void navigate(`${base}/${twin}`, { state: { twin: arrival } })
}

/** What an element is called in the twin. */
export function idInTwin(editor: Editor, id: string): string {
  const same = twinSessionOf(editor).pair()?.same ?? new Map<string, string>()
  return Array.from(same).find(([, own]) => own === id)?.[0] ?? id
}

/** What one was at, picked last or, without that, what stands at the top of the page. */
export function ownerAtHand(): string {
  const picked = selectedOwner.get()
  if (picked !== undefined) return picked
  const top = document.getElementById('editor-page')?.getBoundingClientRect().top ?? 0
  const blocks = Array.from(document.querySelectorAll<HTMLElement>('.jl-editor-pages [data-block]'))
  const block = blocks.find((one) => one.getBoundingClientRect().bottom > top)
  return fieldOfBlock(block?.dataset.block ?? '')?.owner ?? ''
}

/** Whether one comes from the other language, and with both in view; what was in view there is brought into view here. */
export function useArrival(): Arrival | undefined {
  const editor = useEditor()
  const location = useLocation()
  const navigate = useNavigate()
  const state = arrivalOf(location.state)
  const first = useRef(state)
  useEffect(() => {
    const arrival = first.current
    if (!arrival) return
    void navigate(location.pathname, { replace: true, state: null })
    if (arrival.at === '') return
    const at = `.jl-editor-pages [data-block^="${CSS.escape(arrival.at)}."]`
    whenDrawn({
      find: () => document.querySelector<HTMLElement>(at),
      run: () => flashOnPage({ owner: arrival.at, field: '' }),
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at the arrival
  }, [editor])
  return first.current
}

function arrivalOf(state: unknown): Arrival | undefined {
  const twin = isFields(state) ? state.twin : undefined
  if (!isFields(twin)) return undefined
  return { isOpen: twin.isOpen === true, at: typeof twin.at === 'string' ? twin.at : '' }
}
