import { get, set, values } from 'idb-keyval'
import * as z from 'zod'
import { TOKEN_KEY } from '~/api/client'
import { resumeView } from '~/api/calls/resume/resume-view'
import { openedStore } from '../../features/device-copies/opened-store'
import type { LoadedResume } from '../open/load-resume.server'
import type { Stored } from '../saving/save-result'

type Kept = LoadedResume & { stored: Stored }
const lettersOf = z.object({ fonts: z.object({ css: z.string(), files: z.array(z.string()) }) })

/**
 * Keeps a resume of the account as the server has it now, and where its letters are, to be opened without a network. Not in a
 * browser that keeps nothing.
 */
export async function keepOpened({ resume, fonts, stored: { state, revision } }: Kept): Promise<void> {
  // Signed out meanwhile: nothing of it stays.
  if (!isSignedIn()) return
  const updatedAt = revision === resume.revision ? resume.updatedAt : new Date().toISOString()
  const copy = { ...resume, ...state, revision, updatedAt, dataTmp: null, fonts }
  await set(resume.id, copy, openedStore()).catch(() => undefined)
}

/** The resume as the server last had it, for who is still signed in here. */
export async function readOpened(id: string): Promise<LoadedResume | undefined> {
  if (!isSignedIn()) return undefined
  const copy = await get<unknown>(id, openedStore()).catch(() => undefined)
  const resume = resumeView.safeParse(copy).data
  return resume && { resume, fonts: lettersOf.safeParse(copy).data?.fonts }
}

/** All that were opened here, as the server last had them, the last changed first; for who is still signed in here. */
export async function listOpened(): Promise<LoadedResume['resume'][]> {
  if (!isSignedIn()) return []
  const copies = await values<unknown>(openedStore()).catch(() => [])
  // Signed out while they were read.
  if (!isSignedIn()) return []
  return copies
    .flatMap((copy) => resumeView.safeParse(copy).data ?? [])
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}

const isSignedIn = () => localStorage.getItem(TOKEN_KEY) !== null
