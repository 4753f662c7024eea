import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PaperTray } from '~/components/templates/PaperTray'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'
import { useTexts } from '~/i18n/use-texts'
import { ListFrame } from './ListFrame'
import { ResumePicture } from './ResumePicture'
import { USER_TEXTS } from './texts'
import { useDate } from './use-date'
import { useResumeActions } from './use-resume-actions'
import { useResumes } from './use-resumes'

export function TrashList() {
  const t = useTexts(USER_TEXTS)
  const date = useDate()
  const [pageNum, setPageNum] = useState(1)
  const { data, error, refresh, mutate } = useResumes({ pageNum, trash: true })
  const actions = useResumeActions({ refresh, mutate })
  return (
    <>
      {data && data.total > 0 && <p className="mb-6 text-base text-muted">{t.trashHint}</p>}
      <ListFrame
        page={data}
        failed={Boolean(error)}
        onRetry={() => void refresh()}
        pageNum={pageNum}
        onPage={setPageNum}
        empty={<EmptyState icon={<Trash2 />} {...t.emptyTrash} />}
      >
        {(resume) => (
          <li key={resume.id}>
            <PaperTray dimmed>
              <ResumePicture resume={resume} />
            </PaperTray>
            <p className="mt-3 truncate text-base font-semibold text-ink">{resume.title || t.blank}</p>
            <p className="mb-3 truncate text-sm text-muted tabular-nums">
              {t.deleted(date(resume.deletedAt ?? resume.updatedAt))}
            </p>
            <Button size="sm" className="w-full" onPress={() => void actions.restore(resume.id)}>
              {t.restore}
            </Button>
          </li>
        )}
      </ListFrame>
    </>
  )
}
