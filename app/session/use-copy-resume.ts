import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { TOKEN_KEY } from '~/api/client'
import type { ResumeContent } from '../../collections/resumes/schema'
import { call } from './client'

export type CopySource = {
  title: string
  templateCode: string
  layout: string
  layoutVersion: number
  content: ResumeContent
}

/**
 * Copies an example into the editor: into the account, or for a guest into this browser. With `now` at
 * once. The page gives its place in the history to the editor, so that going back doesn't copy again.
 */
export function useCopyResume({ source, now }: { source: CopySource; now: boolean }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>(now ? 'busy' : 'idle')
  const navigate = useNavigate()
  const started = useRef(false)
  const copy = async () => {
    if (started.current) return
    started.current = true
    setState('busy')
    try {
      const signedIn = (localStorage.getItem(TOKEN_KEY)?.length ?? 0) > 20
      const id = signedIn ? await copyToAccount(source) : await copyToBrowser(source)
      await navigate(`/editor/${id}`, { replace: true })
    } catch {
      setState('failed')
      started.current = false
    }
  }
  const latest = useRef(copy)
  useEffect(() => {
    latest.current = copy
  })
  useEffect(() => {
    if (now) void latest.current()
  }, [now])
  return { state, copy }
}

function copyToAccount({ title, templateCode, content }: CopySource): Promise<string> {
  return call('POST /resume/create', { input: { title, templateCode, content } })
}

async function copyToBrowser(source: CopySource): Promise<string> {
  const { createGuestResume } = await import('~/features/guest-resumes/create-guest-resume')
  return createGuestResume(source)
}
