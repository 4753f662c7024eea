import { useState } from 'react'
import { latePart } from '~/components/late/late-part'
import { call } from '~/session/client'
import type { ResumeSummary } from './resume-summary'

const ShareDialog = latePart(async () => (await import('~/session/share/ShareDialog')).ShareDialog, {
  close: ({ onClose }) => onClose(),
})

/** Sharing a resume of the list; the dialog comes when it is asked for. */
export function ShareResume({ resume, onClose }: { resume: ResumeSummary; onClose: () => void }) {
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
