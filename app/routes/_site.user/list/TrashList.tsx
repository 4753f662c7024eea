import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PaperTray } from '~/components/templates/PaperTray'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'
import { IconButton } from '~/components/ui/IconButton'
import { useTexts } from '~/i18n/use-texts'
import { Dialog } from '~/components/ui/Dialog'
import { USER_TEXTS } from '../texts'
import { useDate } from '../use-date'
import { ListFrame } from './ListFrame'
import { ResumePicture } from './ResumePicture'
import { LIST_TEXTS } from './texts'
import { useResumeActions } from './use-resume-actions'
import { useResumes } from './use-resumes'

/** What is to be deleted for good: one resume, or with `id` null all of them. */
type Erasing = { id: string | null; title: string | null; count: number }

export function TrashList() {
  const t = useTexts(USER_TEXTS)
  const { erase } = useTexts(LIST_TEXTS)
  const date = useDate()
  const [pageNum, setPageNum] = useState(1)
  const [erasing, setErasing] = useState<Erasing>()
  const { data, error, refresh, mutate } = useResumes({ pageNum, trash: true })
  const actions = useResumeActions({ refresh, mutate })
  return (
    <>
      {data && data.total > 0 && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <p className="text-base text-muted">{t.trashHint}</p>
          <Button
            className="text-danger"
            onPress={() => setErasing({ id: null, title: null, count: data.total })}
          >
            <Trash2 aria-hidden className="size-4" />
            {erase.all}
          </Button>
        </div>
      )}
      <ListFrame
        page={data}
        failed={Boolean(error)}
        onRetry={() => void refresh()}
        pageNum={pageNum}
        onPage={setPageNum}
        empty={<EmptyState heading="h2" icon={<Trash2 />} {...t.emptyTrash} />}
      >
        {(resume) => {
          const title = resume.title || t.blank
          return (
            <li key={resume.id}>
              <PaperTray dimmed>
                <ResumePicture resume={resume} />
              </PaperTray>
              <p className="mt-3 truncate text-base font-semibold text-ink">{title}</p>
              <p className="mb-3 truncate text-sm text-muted tabular-nums">
                {t.deleted(date(resume.deletedAt ?? resume.updatedAt))}
              </p>
              <div className="flex gap-2">
                <Button size="sm" className="flex-1" onPress={() => void actions.restore([resume.id])}>
                  {t.restore}
                </Button>
                <IconButton
                  icon={Trash2}
                  label={`${erase.one}: ${title}`}
                  onPress={() => setErasing({ id: resume.id, title, count: 1 })}
                />
              </div>
            </li>
          )
        }}
      </ListFrame>
      {erasing && (
        <EraseDialog
          {...erasing}
          onErase={() => actions.erase(erasing.id)}
          onClose={() => setErasing(undefined)}
        />
      )}
    </>
  )
}

type Props = {
  /** how many there are to delete */
  count: number
  /** of the only one; null for all that is in the trash */
  title: string | null
  onErase: () => Promise<void>
  onClose: () => void
}

/** Asks before something is deleted for good. */
function EraseDialog({ count, title, onErase, onClose }: Props) {
  const t = useTexts(LIST_TEXTS).erase
  const [isBusy, setBusy] = useState(false)
  const erase = async () => {
    setBusy(true)
    await onErase()
    onClose()
  }
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      onClose={() => !isBusy && onClose()}
      title={title === null ? t.titleAll(count) : t.titleOne(title)}
      description={t.text}
      footer={
        <>
          <Button autoFocus onPress={onClose}>
            {t.cancel}
          </Button>
          <Button look="danger" isPending={isBusy} onPress={() => void erase()}>
            {t.do(count)}
          </Button>
        </>
      }
    />
  )
}
