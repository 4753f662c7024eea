import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '~/api/client'
import type { DataOf, InputOf } from '~/api/engine/call-types'
import { call } from '~/session/client'

const WAIT_MS = 1500
export type Draft = DataOf<'POST /guide/detail/{id}'>
export type Changes = Omit<InputOf<'POST /guide/update'>, 'id' | 'action' | 'updatedAt'>
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'
type Action = 'autosave' | 'publish' | 'unpublish'

/** The newest version of a guide, saved as a draft shortly after each change; one save at a time. */
export function useGuideDraft(id: string) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [state, setState] = useState<SaveState>('saved')
  const pending = useRef<Changes>({})
  const version = useRef('')
  const running = useRef<Promise<boolean>>(Promise.resolve(true))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const load = useCallback(async () => {
    const loaded = await call('POST /guide/detail/{id}', { params: { id }, input: { draft: true } })
    pending.current = {}
    version.current = loaded.updatedAt
    setDraft(loaded)
    setState('saved')
  }, [id])
  useEffect(() => void load().catch(() => undefined), [load])

  const send = useCallback(
    async (action: Action): Promise<boolean> => {
      const changes = pending.current
      pending.current = {}
      setState('saving')
      try {
        const input = { id, action, updatedAt: version.current, ...changes }
        const { updatedAt } = await call('POST /guide/update', { input })
        version.current = updatedAt
        if (action !== 'autosave') setDraft((now) => now && { ...now, live: action === 'publish' })
        setState(Object.keys(pending.current).length > 0 ? 'unsaved' : 'saved')
        return true
      } catch (error) {
        pending.current = { ...changes, ...pending.current }
        setState(error instanceof CallError && error.code === 409 ? 'conflict' : 'failed')
        return false
      }
    },
    [id],
  )
  const save = useCallback(
    (action: Action) => {
      clearTimeout(timer.current)
      return (running.current = running.current.then(() => send(action)))
    },
    [send],
  )
  const change = useCallback(
    (changes: Changes) => {
      pending.current = { ...pending.current, ...changes }
      setState((now) => (now === 'conflict' ? now : 'unsaved'))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save('autosave'), WAIT_MS)
    },
    [save],
  )
  const overwrite = async () => {
    const newer = await call('POST /guide/detail/{id}', { params: { id }, input: { draft: true } })
    version.current = newer.updatedAt
    await save('autosave')
  }
  useLeaving({ state, flush: () => void save('autosave') })
  return { draft, state, change, save, load, overwrite }
}

/** What is not saved yet is saved when the page goes, and asked about before it does. */
function useLeaving({ state, flush }: { state: SaveState; flush: () => void }) {
  const last = useRef({ state, flush })
  useEffect(() => {
    last.current = { state, flush }
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => last.current.state !== 'saved' && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      if (last.current.state === 'unsaved') last.current.flush()
    }
  }, [])
}
