import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { isFields } from '../../document/patch/nodes'
import { whenDrawn } from '../sections/when-drawn'
import { useEditor } from '../session/editor-context'
import { loadForEditor } from '../soon/load-soon'

/** What is brought along from one language to the other. */
export type Arrival = {
  /** Whether both are seen side by side. */
  isOpen: boolean
  /** What was in view, by its id in the resume one comes to. */
  at: string
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
      run: () =>
        void loadForEditor().then(
          ({ flashOnPage }) => flashOnPage({ owner: arrival.at, field: '' }),
          // one stays at the top
          () => undefined,
        ),
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
