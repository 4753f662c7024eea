import * as z from 'zod'
import { CallError } from '~/api/client'
import { toast } from '~/components/ui/toast'
import { withSkillPlace } from '../open/with-skill-place'
import { editorClient } from '../session/editor-client'
import { resumeState, type ResumeState } from '../session/resume-state'
import type { SaveResult, Send, SendOptions } from './save-result'

const newer = resumeState.extend({ revision: z.number() })

/** Saves to the account: only what changed, on the revision it was changed from. */
export function sendToAccount(id: string): Send {
  let told = ''
  return async (options) => {
    try {
      const { revision } = await editorClient().call('POST /resume/update', {
        input: { id, revision: options.revision, ...changesOf(options) },
        ignoreToast: true,
        keepalive: options.keepalive,
      })
      told = ''
      return { ok: true, revision }
    } catch (error) {
      const result = resultOf(error)
      // Once: the same refusal comes with each try, and the bar above the page says that nothing is saved.
      const refusal =
        error instanceof CallError && !result.ok && result.reason === 'failed' ? error : undefined
      if (refusal && refusal.code !== 0 && refusal.message !== told) toast.error(refusal.message)
      told = refusal?.message ?? ''
      return result
    }
  }
}

/** Of a document that is as it was the title: what is asked then is whether the server has it so. */
function changesOf({ base, state }: SendOptions) {
  return {
    ...(state.title === base.title && state !== base ? {} : { title: state.title }),
    ...(isDrawnAlike(state, base) ? {} : { layout: state.layout, layoutVersion: state.layoutVersion }),
    ...(state.content === base.content ? {} : { content: state.content }),
  }
}

const isDrawnAlike = (one: ResumeState, other: ResumeState) =>
  one.layout === other.layout && one.layoutVersion === other.layoutVersion

function resultOf(error: unknown): SaveResult {
  const code = error instanceof CallError ? error.code : 0
  if (code === 401) return { ok: false, reason: 'signed-out' }
  if (code === 404) return { ok: false, reason: 'gone' }
  if (code === 0 && isNetwork(error))
    return { ok: false, reason: 'offline', retryAfterMs: retryAfterOf(error) }
  const theirs = code === 409 && error instanceof CallError ? newer.safeParse(error.data).data : undefined
  if (!theirs) return { ok: false, reason: 'failed', retryAfterMs: retryAfterOf(error) }
  const { revision, ...state } = theirs
  const content = withSkillPlace(state.content)
  return { ok: false, reason: 'conflict', theirs: { revision, state: { ...state, content } } }
}

/** A browser that has some network calls itself online, though nothing gets through to the server. */
function isNetwork(error: unknown): boolean {
  return !navigator.onLine || (error instanceof CallError && error.cause instanceof TypeError)
}

function retryAfterOf(error: unknown): number | undefined {
  return error instanceof CallError ? error.retryAfterMs : undefined
}
