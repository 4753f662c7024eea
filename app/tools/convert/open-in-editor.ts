import type { LayoutCode } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { TOKEN_KEY } from '~/api/client'
import { createGuestResume } from '~/features/guest-resumes/create-guest-resume'
import { call } from '~/session/client'
import { go } from '~/session/go'

const SHORTEST_TOKEN = 21

type Options = { content: ResumeContent; title: string; layout?: LayoutCode | undefined }

/** Keeps a resume where the reader's others are, in the account or in this browser, and opens it. */
export async function openInEditor({ content, title, layout }: Options): Promise<void> {
  const isUser = (localStorage.getItem(TOKEN_KEY)?.length ?? 0) >= SHORTEST_TOKEN
  const looks = layout ? { layout } : {}
  const named = title.trim() || content.title
  const id = isUser
    ? await call('POST /resume/create', { input: { title: named, content, ...looks } })
    : await createGuestResume({ title: named, templateCode: '', content, ...looks })
  go(`/editor/${id}`)
}
