import { CallError } from '~/api/client'
import { saveFile } from '~/components/ui/save-file'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { call, download } from '~/session/client'
import { go } from '~/session/go'
import type { ResumePage } from './resume-summary'
import { USER_TEXTS } from './texts'

type Options = {
  refresh: () => Promise<void>
  mutate: (change: (page: ResumePage) => ResumePage) => void
}

/** What one can do with a resume of the list. What is shown changes at once; a failure is told, and the truth fetched. */
export function useResumeActions({ refresh, mutate }: Options) {
  const t = useTexts(USER_TEXTS)
  const drop = (id: string) =>
    mutate((page) => ({ total: page.total - 1, list: page.list.filter((resume) => resume.id !== id) }))
  const settle = (work: Promise<unknown>) =>
    work.then(refresh, (error: unknown) => {
      // whose session has ended is told so once, and on the way home
      if (!(error instanceof CallError && error.code === 401)) return refresh()
    })

  const restore = (id: string) =>
    settle(
      call('POST /resume/trash/restore/{id}', { params: { id } }).then(() => void toast.success(t.restored)),
    )
  return {
    rename: ({ id, title }: { id: string; title: string }) => {
      mutate((page) => ({
        ...page,
        list: page.list.map((resume) => (resume.id === id ? { ...resume, title } : resume)),
      }))
      return settle(
        call('POST /resume/update', { input: { id, title } }).then(() => void toast.success(t.renamed)),
      )
    },
    copy: async (id: string) => {
      const copied = await call('POST /resume/copy/{id}', { params: { id } }).catch(() => null)
      if (copied) go(`/editor/${copied}`)
    },
    makeTemplate: async (id: string) => {
      const input = { resumeId: id }
      const made = await call('POST /template/create', { input, query: {} }).catch(() => null)
      // the admin is no page of this router
      if (made) window.location.assign(`/admin/collections/templates/${made.id}`)
    },
    remove: (id: string) => {
      drop(id)
      return settle(
        call('POST /resume/remove/{id}', { params: { id } }).then(
          () => void toast.success(t.removed, { label: t.undo, onAction: () => void restore(id) }),
        ),
      )
    },
    restore: (id: string) => {
      drop(id)
      return restore(id)
    },
    download: async (id: string) => {
      const file = await download('GET /resume/pdf/{id}', { params: { id } }).catch(() => null)
      if (file) saveFile({ file, name: file.name })
    },
  }
}
