import { toast } from '~/components/ui/toast'
import { askAllAgain } from '~/http/call-cache'
import { pageLocale } from '~/i18n/page-locale'
import { call } from './client'
import { SESSION_TEXTS } from './texts'

/** After signing in: takes the resumes of this browser along. What can't move now stays and is tried at the next sign-in. */
export async function moveGuestResumes(): Promise<void> {
  const texts = SESSION_TEXTS[pageLocale()]
  try {
    const { migrateGuestResumes } = await import('~/features/guest-resumes/migrate-guest-resumes')
    const { ids, refused } = await migrateGuestResumes({
      send: (resumes) => call('POST /resume/migration', { input: { resumes } }),
    })
    const count = Object.keys(ids).length
    if (count > 0) {
      toast.success(texts.moved(count))
      // the list may have been fetched before they came
      askAllAgain()
    }
    if (refused.length > 0) toast.warning(texts.notMoved(refused.length))
  } catch {
    toast.warning(texts.movingFailed)
  }
}
