import { CallError } from '~/api/client'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { forgetRemoved } from '~/features/device-copies/forget-device-copies'
import { call, download } from '~/session/client'
import { downloadExport } from '~/session/export/download-export'
import type { ExportChoice } from '~/session/export/ExportMenu'
import { useAskBlank } from '~/session/export/use-ask-blank'
import { useTellExport } from '~/session/export/use-tell-export'
import { go } from '~/session/go'
import type { ResumeContent } from '../../../../collections/resumes/schema'
import { USER_TEXTS } from '../texts'
import type { ResumePage, ResumeSummary } from './resume-summary'
import { saveFiles } from '~/components/ui/save-files'
import type { TagChange } from './TagDialog'
import { LIST_TEXTS } from './texts'

export type ExportOptions = ExportChoice & { resume: ResumeSummary }

/** What one can do with resumes wherever they are kept; what only an account can is not there for a guest. */
export type ListActions = {
  rename: (renamed: { id: string; title: string }) => Promise<void>
  copy: (id: string) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
  tag: (changes: readonly TagChange[]) => Promise<void>
  exportFiles: (resumes: readonly ResumeSummary[]) => Promise<void>
  exportAs: (choice: ExportOptions) => Promise<void>
  makeTemplate?: (id: string) => Promise<void>
}

type Options = {
  refresh: () => Promise<void>
  mutate: (change: (page: ResumePage) => ResumePage) => void
}

/** What one can do with the resumes of an account. What is shown changes at once; a failure is told, and the truth fetched. */
export function useResumeActions({ refresh, mutate }: Options) {
  const t = useTexts(USER_TEXTS)
  const many = useTexts(LIST_TEXTS)
  const tellExport = useTellExport()
  const askBlank = useAskBlank()
  const { drop, change } = changesOf(mutate)
  const settle = (work: Promise<unknown>) =>
    work.then(refresh, (error: unknown) => {
      // whose session has ended is told so once, and on the way home
      if (!(error instanceof CallError && error.code === 401)) return refresh()
    })

  const restore = (ids: readonly string[]) =>
    settle(
      each(ids, (id) => call('POST /resume/trash/restore/{id}', { params: { id } })).then(() =>
        toast.success(ids.length === 1 ? t.restored : many.restoredMany(ids.length)),
      ),
    )
  const actions = {
    rename: ({ id, title }) => {
      change(new Map([[id, { title }]]))
      return settle(
        call('POST /resume/update', { input: { id, title } }).then(() => toast.success(t.renamed)),
      )
    },
    copy: async (id) => {
      const copied = await call('POST /resume/copy/{id}', { params: { id } }).catch(() => null)
      if (copied) go(`/editor/${copied}`)
    },
    makeTemplate: async (id) => {
      const input = { resumeId: id }
      const made = await call('POST /template/create', { input, query: {} }).catch(() => null)
      // the admin is no page of this router
      if (made) window.location.assign(`/admin/collections/templates/${made.id}`)
    },
    remove: (ids) => {
      drop(ids)
      void forgetRemoved(ids)
      return settle(
        each(ids, (id) => call('POST /resume/remove/{id}', { params: { id } })).then(() =>
          toast.success(ids.length === 1 ? t.removed : many.removedMany(ids.length), {
            onAction: () => void restore(ids),
          }),
        ),
      )
    },
    tag: (changes) => {
      change(new Map(changes.map(({ id, tags }) => [id, { tags }])))
      return settle(
        each(changes, ({ id, tags }) =>
          call('POST /resume/tags/{id}', { params: { id }, input: { tags } }),
        ).then(() => toast.success(many.tagDialog.saved)),
      )
    },
    exportFiles: async (resumes) => {
      const files = await each(resumes, fileOf).catch(() => [])
      const go = () => saveFiles({ files, archive: many.archive })
      await askBlank({ resumes: () => each(files, contentIn), go })
    },
    exportAs: (choice) =>
      tellExport({ ...choice, content: () => contentOf(choice), make: () => exported(choice) }),
  } satisfies ListActions
  return {
    ...actions,
    restore: (ids: readonly string[]) => {
      drop(ids)
      return restore(ids)
    },
    /** Deletes for good: one of the trash, or all of it. */
    erase: (id: string | null) =>
      settle(
        (id === null
          ? call('POST /resume/trash/empty', {})
          : call('POST /resume/trash/delete/{id}', { params: { id } })
        ).then(() => toast.success(t.removed)),
      ),
  }
}

/** Nothing is told of a failure: the export itself meets it too. */
async function contentOf({ resume: { id } }: ExportOptions) {
  return (await call('POST /resume/info/{id}', { params: { id }, ignoreToast: true })).content
}

async function fileOf({ id, title }: ResumeSummary) {
  const query = { format: 'jianli' } as const
  const file = await download('GET /resume/export/{id}', { params: { id }, query })
  return { name: file.name, file, title }
}

/** What stands in a file of ours that the server has just made. */
async function contentIn({ file, title }: { file: File; title: string }) {
  // The edge: our own call answers its own format.
  const { content } = JSON.parse(await file.text()) as { content: ResumeContent }
  return { title, content }
}

/** The file of a resume, or those of both its languages. */
function exported({ resume: { id, otherLanguage }, format, both }: ExportOptions): Promise<File[]> {
  const ids = both && otherLanguage ? [id, otherLanguage.id] : [id]
  return each(ids, (one) => downloadExport({ download, id: one, format }))
}

/** What is shown at once, before the server has answered. */
function changesOf(mutate: Options['mutate']) {
  return {
    drop: (ids: readonly string[]) =>
      mutate((page) => ({
        ...page,
        total: page.total - ids.length,
        list: page.list.filter(({ id }) => !ids.includes(id)),
      })),
    change: (changes: ReadonlyMap<string, Partial<ResumeSummary>>) =>
      mutate((page) => ({
        ...page,
        list: page.list.map((resume) => ({ ...resume, ...changes.get(resume.id) })),
      })),
  }
}

/** One after another: a selection is no burst. Ends with the first that fails. */
async function each<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await run(item))
  return results
}
