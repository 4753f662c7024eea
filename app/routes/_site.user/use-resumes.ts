import { useCallback } from 'react'
import { useCall } from '~/http/use-call'
import { call } from '~/session/client'
import { useSession } from '~/session/use-session'

/** A super admin's page is 100 long, everybody else's 10. */
export function usePageSize(): number {
  const { user } = useSession()
  return user?.roles.includes('SUPER_ADMIN') ? 100 : 10
}

/** One page of my resumes, or of my trash. */
export function useResumes({ pageNum, trash }: { pageNum: number; trash: boolean }) {
  const pageSize = usePageSize()
  const fetch = useCallback(
    () => call('POST /resume/list', { input: { pageNum, pageSize, trash } }),
    [pageNum, pageSize, trash],
  )
  return useCall({ key: `resume/list ${trash} ${pageNum} ${pageSize}`, fetch })
}
