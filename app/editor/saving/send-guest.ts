import { saveGuestResume } from '../../features/guest-resumes/save-guest-resume'
import { withSkillPlace } from '../open/with-skill-place'
import type { Send } from './save-result'

/** Saves into this browser. Another tab may have saved a newer revision meanwhile. */
export function sendToBrowser(id: string): Send {
  return async ({ state, revision }) => {
    try {
      const saved = await saveGuestResume({ id, revision, changes: state })
      if (saved.ok) return saved
      if (saved.reason === 'gone') return { ok: false, reason: 'gone' }
      const { title, layout, layoutVersion } = saved.newer
      const content = withSkillPlace(saved.newer.content)
      return {
        ok: false,
        reason: 'conflict',
        theirs: { revision: saved.newer.revision, state: { title, layout, layoutVersion, content } },
      }
    } catch {
      return { ok: false, reason: 'failed' }
    }
  }
}
