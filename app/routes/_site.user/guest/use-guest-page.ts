import { useCallback, useEffect, useMemo, useState } from 'react'
import { ownTitle } from '../../../../collections/resumes/title-of'
import type { GuestResume } from '~/features/guest-resumes/guest-resume'
import { listGuestResumes } from '~/features/guest-resumes/list-guest-resumes'
import { arrangeResumes, countTags } from '~/features/resumes/arrange-resumes'
import { useLocale } from '~/i18n/locale-context'
import type { ResumePage } from '../list/resume-summary'
import type { Query } from '../list/use-query'
import { usePageSize } from '../list/use-resumes'
import { listen } from '~/components/ui/listen'

const NONE: GuestResume[] = []

/** The resumes of this browser, and a page of them as an account's list would show it. */
export function useGuestPage({ pageNum, query: { q, tag, sort } }: { pageNum: number; query: Query }) {
  const language = useLocale()
  const pageSize = usePageSize()
  const [resumes, setResumes] = useState<GuestResume[]>()
  const [failed, setFailed] = useState(false)
  const refresh = useCallback(async () => {
    try {
      setResumes(await listGuestResumes())
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [])
  useEffect(() => {
    const look = () => void refresh()
    look()
    // they may have been changed in another tab
    return listen(window, { focus: look })
  }, [refresh])
  const page = useMemo((): ResumePage | undefined => {
    if (!resumes) return undefined
    const rows = resumes.map((resume) => ({ ...resume, about: ownTitle(resume.content) }))
    const arranged = arrangeResumes(rows, { q, tag, sort, language })
    const shown = arranged.slice((pageNum - 1) * pageSize, pageNum * pageSize)
    return { total: arranged.length, list: shown.map(summaryOf), tags: countTags(resumes) }
  }, [resumes, q, tag, sort, language, pageNum, pageSize])
  return { resumes: resumes ?? NONE, page, failed, refresh }
}

function summaryOf({ content, ...resume }: GuestResume): ResumePage['list'][number] {
  const { language } = content.config
  return {
    ...resume,
    language,
    twin: '',
    accessCode: '',
    deletedAt: null,
    otherLanguage: null,
    shared: false,
    openComments: 0,
  }
}
