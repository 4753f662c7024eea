import { useState } from 'react'
import { latePart } from '~/components/late/late-part'
import { call } from '~/session/client'
import { NoResumes } from './NoResumes'
import { ResumeGrid } from './ResumeGrid'
import { ResumePicture } from './ResumePicture'
import type { ResumeSummary } from './resume-summary'
import { useQuery } from './use-query'
import { useResumeActions } from './use-resume-actions'
import { useResumes } from './use-resumes'

/** The resumes of an account. */
export function ResumeList() {
  const query = useQuery()
  const [pageNum, setPageNum] = useState(1)
  const [sharing, setSharing] = useState<ResumeSummary | null>(null)
  const { data, error, refresh, mutate } = useResumes({ pageNum, trash: false, query: query.query })
  const actions = useResumeActions({ refresh, mutate })
  return (
    <>
      <ResumeGrid
        query={query}
        actions={actions}
        picture={(resume) => <ResumePicture key={resume.revision} resume={resume} />}
        onShare={setSharing}
        page={data}
        failed={Boolean(error)}
        onRetry={() => void refresh()}
        pageNum={pageNum}
        onPage={setPageNum}
        empty={<NoResumes />}
      />
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

const ShareDialog = latePart(() => import('~/session/share/ShareDialog'), 'ShareDialog', {
  close: ({ onClose }) => onClose(),
})

/** Sharing a resume of the list; the dialog comes when it is asked for. */
function ShareResume({ resume, onClose }: { resume: ResumeSummary; onClose: () => void }) {
  const [code, setCode] = useState(resume.accessCode)
  const store = async (accessCode: string) => {
    try {
      const params = { id: resume.id }
      await call('POST /resume/access-code/{id}', { params, input: { accessCode } })
      setCode(accessCode)
      return true
    } catch {
      return false
    }
  }
  return <ShareDialog id={resume.id} code={code} onStore={store} onClose={onClose} />
}
