import { useEffect, useState } from 'react'
import * as z from 'zod'
import { resumeContent, type ResumeContent } from '../../../collections/resumes/schema'
import { getLayout } from '~/document/layouts/registry'
import type { Layout } from '~/document/layouts/types'

export type PreviewFields = { content: ResumeContent; layout: Layout }

const message = z.object({
  type: z.literal('payload-live-preview'),
  data: z.object({
    layout: z.string().nullish(),
    layoutVersion: z.number().nullish(),
    content: z.unknown(),
  }),
})

/** What the admin's form sends, last sound state first; `fault` names the first place that is not. */
export function useFields(): { fields?: PreviewFields; fault?: string } {
  const [state, setState] = useState<{ fields?: PreviewFields; fault?: string }>({})
  useEffect(() => {
    const receive = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin) return
      const sent = message.safeParse(data)
      if (sent.success) setState((before) => ({ ...before, fault: undefined, ...read(sent.data.data) }))
    }
    window.addEventListener('message', receive)
    // Payload waits for this before it sends anything
    window.parent.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => window.removeEventListener('message', receive)
  }, [])
  return state
}

function read({ layout, layoutVersion, content }: z.infer<typeof message>['data']) {
  const parsed = resumeContent.safeParse(content)
  if (!parsed.success) return { fault: parsed.error.issues[0]?.path.join('.') || 'content' }
  return { fields: { content: parsed.data, layout: getLayout(layout ?? '', layoutVersion ?? undefined) } }
}
