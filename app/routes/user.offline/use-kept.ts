import { useEffect, useState } from 'react'
import { TOKEN_KEY } from '~/api/client'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import { ownTitle } from '../../../collections/resumes/title-of'
import { listOpened } from '~/editor/offline/opened-copy'
import { unsavedIds } from '~/features/device-copies/unsaved-ids'
import type { GuestResume } from '~/features/guest-resumes/guest-resume'
import { listGuestResumes } from '~/features/guest-resumes/list-guest-resumes'
import { listen } from '~/components/ui/listen'

export type KeptResume = Pick<GuestResume, 'id' | 'layout' | 'layoutVersion' | 'content' | 'updatedAt'> & {
  /** Empty where nobody gave one and the page says none. */
  title: string
  isGuest: boolean
  isUnsaved: boolean
}

/**
 * What this browser keeps, the last changed first: a guest's resumes, and those of the account that is signed in here. Undefined
 * until it is known. Nothing of an account once somebody has signed out, in another tab too.
 */
export function useKept(): KeptResume[] | undefined {
  const [kept, setKept] = useState<KeptResume[]>()
  useEffect(() => {
    const look = () => void findKept().then(setKept)
    const onStorage = ({ key }: StorageEvent) => {
      if (key === TOKEN_KEY || key === null) look()
    }
    look()
    // Come back to by “Back”, a page heard of nothing meanwhile.
    return listen(window, { focus: look, pageshow: look, storage: onStorage })
  }, [])
  return kept
}

async function findKept(): Promise<KeptResume[]> {
  // A browser that keeps nothing has none.
  const guests = await listGuestResumes().catch(() => [])
  const [opened, unsaved] = [await listOpened(), await unsavedIds()]
  const all = [
    ...guests.map((resume) => ({ ...resume, isGuest: true })),
    ...opened.map((resume) => ({ ...resume, layout: layoutOf(resume.layout), isGuest: false })),
  ]
  return all
    .map(({ id, title, layout, layoutVersion, content, updatedAt, isGuest }) => ({
      ...{ id, layout, layoutVersion, content, updatedAt, isGuest },
      title: title || ownTitle(content),
      isUnsaved: unsaved.has(id),
    }))
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}

const layoutOf = (layout: string) => LAYOUT_CODES.find((code) => code === layout) ?? 'classic'
