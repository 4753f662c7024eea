import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '~/api/client'
import type { DataOf } from '~/api/engine/call-types'
import { call } from '~/session/client'
import { errorOf } from './error-of'

export type Scene = DataOf<'GET /auth/wxmp/qrcode'>
type Polled = DataOf<'GET /auth/wxmp/loop-login-status'>
export type SceneState =
  { status: 'loading' } | { status: 'failed'; message: string } | { status: Polled['status']; scene: Scene }

const POLL_MS = 2_000

/**
 * A QR code and how far its scan has come, asked every two seconds while the page is looked at: the one that is given,
 * or one to sign in with, of which `refresh` makes a new one. `onConfirmed` runs once.
 */
export function useScene(options: { scene?: Scene; onConfirmed: (answer: Polled) => void }): {
  state: SceneState
  refresh: () => void
} {
  const { scene } = options
  const [state, setState] = useState<SceneState>({ status: 'loading' })
  const [round, setRound] = useState(0)
  const confirmed = useRef(options.onConfirmed)
  useEffect(() => {
    confirmed.current = options.onConfirmed
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void follow({ scene, signal, show: setState, confirmed: (answer) => confirmed.current(answer) })
    return () => leaving.abort()
  }, [scene, round])

  const refresh = useCallback(() => {
    setState({ status: 'loading' })
    setRound((current) => current + 1)
  }, [])
  return { state, refresh }
}

type FollowOptions = {
  scene: Scene | undefined
  signal: AbortSignal
  show: (state: SceneState) => void
  confirmed: (answer: Polled) => void
}

async function follow({ scene: given, signal, show, confirmed }: FollowOptions): Promise<void> {
  try {
    const scene = given ?? (await call('GET /auth/wxmp/qrcode', { signal }))
    show({ status: 'waiting', scene })
    for (;;) {
      await nextLook(signal)
      const polled = await look({ sceneId: scene.sceneId, signal })
      if (signal.aborted) return
      if (!polled) continue
      show({ status: polled.status, scene })
      if (polled.status === 'confirmed') return confirmed(polled)
      if (polled.status === 'expired' || polled.status === 'taken') return
    }
  } catch (error) {
    if (!signal.aborted) show({ status: 'failed', message: errorOf(error) })
  }
}

/** Undefined while the network is away or the server busy: the next look may tell. */
async function look({ sceneId, signal }: { sceneId: string; signal: AbortSignal }) {
  try {
    return await call('GET /auth/wxmp/loop-login-status', { query: { sceneId }, signal })
  } catch (error) {
    if (error instanceof CallError && [0, 429, 502, 503].includes(error.code)) return undefined
    throw error
  }
}

/** Two seconds, and until somebody looks at the page. */
function nextLook(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      if (document.hidden && !signal.aborted) return
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(() => {
      document.addEventListener('visibilitychange', done)
      done()
    }, POLL_MS)
    signal.addEventListener('abort', done)
  })
}
