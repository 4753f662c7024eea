import { toast } from '~/components/ui/toast'
import { copyGuestResume } from '~/features/guest-resumes/copy-guest-resume'
import type { GuestResume } from '~/features/guest-resumes/guest-resume'
import { removeGuestResumes } from '~/features/guest-resumes/remove-guest-resumes'
import { saveGuestResume } from '~/features/guest-resumes/save-guest-resume'
import { tagGuestResume } from '~/features/guest-resumes/tag-guest-resume'
import { useTexts } from '~/i18n/use-texts'
import { guestExport } from '~/session/export/guest-export'
import { useAskBlank } from '~/session/export/use-ask-blank'
import { useTellExport } from '~/session/export/use-tell-export'
import { download } from '~/session/client'
import { go } from '~/session/go'
import { saveFiles } from '~/components/ui/save-files'
import { LIST_TEXTS } from '../list/texts'
import type { ListActions } from '../list/use-resume-actions'
import { USER_TEXTS } from '../texts'

type Options = { resumes: readonly GuestResume[]; refresh: () => Promise<void> }

export function useGuestActions({ resumes, refresh }: Options): ListActions {
  const t = useTexts(USER_TEXTS)
  const many = useTexts(LIST_TEXTS)
  const tellExport = useTellExport()
  const askBlank = useAskBlank()
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch {
      toast.error(many.guest.failed)
    }
    await refresh()
  }
  return {
    rename: ({ id, title }) =>
      attempt(async () => {
        const resume = resumes.find((one) => one.id === id)
        if (!resume) return
        const { revision, layout, layoutVersion, content } = resume
        const saved = await saveGuestResume({
          id,
          revision,
          changes: { title, layout, layoutVersion, content },
        })
        if (saved.ok) toast.success(t.renamed)
        else toast.error(many.guest.failed)
      }),
    copy: (id) =>
      attempt(async () => {
        const copied = await copyGuestResume({ id, title: t.copyOf })
        if (copied) go(`/editor/${copied}`)
      }),
    remove: (ids) =>
      attempt(async () => {
        const putBack = await removeGuestResumes(ids)
        const restore = () =>
          attempt(async () => {
            await putBack()
            toast.success(ids.length === 1 ? t.restored : many.restoredMany(ids.length))
          })
        toast.success(ids.length === 1 ? t.removed : many.removedMany(ids.length), {
          onAction: () => void restore(),
        })
      }),
    tag: (changes) =>
      attempt(async () => {
        for (const change of changes) await tagGuestResume(change)
        toast.success(many.tagDialog.saved)
      }),
    exportFiles: async (chosen) => {
      try {
        const own = chosen.flatMap(({ id }) => resumes.find((one) => one.id === id) ?? [])
        const files: { name: string; file: File }[] = []
        for (const resume of own) {
          const file = await guestExport({ download, resume, format: 'jianli' })
          files.push({ name: file.name, file })
        }
        const go = () => saveFiles({ files, archive: many.archive })
        await askBlank({ resumes: () => Promise.resolve(own), go })
      } catch {
        toast.error(many.exportFailed)
      }
    },
    exportAs: ({ resume: { id }, format }) =>
      tellExport({
        format,
        content: () => Promise.resolve(resumes.find((one) => one.id === id)?.content),
        make: async () => {
          const resume = resumes.find((one) => one.id === id)
          return resume ? [await guestExport({ download, resume, format })] : []
        },
      }),
  }
}
