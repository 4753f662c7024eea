import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '~/components/ui/EmptyState'
import { LinkButton } from '~/components/ui/LinkButton'
import { useTexts } from '~/i18n/use-texts'
import { ListFrame } from './ListFrame'
import { ResumeCard } from './ResumeCard'
import type { ResumeSummary } from './resume-summary'
import { ShareResume } from './ShareResume'
import { USER_TEXTS } from './texts'
import { useResumeActions } from './use-resume-actions'
import { useResumes } from './use-resumes'

export function ResumeList() {
  const t = useTexts(USER_TEXTS)
  const [pageNum, setPageNum] = useState(1)
  const [sharing, setSharing] = useState<ResumeSummary | null>(null)
  const { data, error, refresh, mutate } = useResumes({ pageNum, trash: false })
  const actions = useResumeActions({ refresh, mutate })
  return (
    <>
      <ListFrame
        page={data}
        failed={Boolean(error)}
        onRetry={() => void refresh()}
        pageNum={pageNum}
        onPage={setPageNum}
        empty={
          <EmptyState
            icon={<FilePlus2 />}
            {...t.empty}
            action={
              <LinkButton to="/#templates" look="primary">
                {t.newResume}
              </LinkButton>
            }
          />
        }
      >
        {(resume) => (
          <ResumeCard key={resume.id} resume={resume} actions={actions} onShare={() => setSharing(resume)} />
        )}
      </ListFrame>
      {sharing && (
        <ShareResume
          resume={sharing}
          onClose={() => {
            setSharing(null)
            void refresh()
          }}
        />
      )}
    </>
  )
}
