import { get, set } from 'idb-keyval'
import { TOKEN_KEY } from '~/api/client'
import { resumeView } from '~/api/calls/resume/resume-view'
import { openedStore } from '../../features/device-copies/opened-store'
import type { LoadedResume } from '../open/load-resume.server'
import type { Stored } from '../saving/save-result'

type Resume = LoadedResume['resume']

/** Keeps a resume of the account as the server has it now, to be opened without a network. Not in a browser that keeps nothing. */
export async function keepOpened({ resume, stored }: { resume: Resume; stored: Stored }): Promise<void> {
  // Signed out meanwhile: nothing of it stays.
  if (!isSignedIn()) return
  const { state, revision } = stored
  await set(resume.id, { ...resume, ...state, revision, dataTmp: null }, openedStore()).catch(() => undefined)
}

/** The resume as the server last had it, for who is still signed in here. */
export async function readOpened(id: string): Promise<Resume | undefined> {
  if (!isSignedIn()) return undefined
  const copy = await get<unknown>(id, openedStore()).catch(() => undefined)
  return resumeView.safeParse(copy).data
}

const isSignedIn = () => localStorage.getItem(TOKEN_KEY) !== null
