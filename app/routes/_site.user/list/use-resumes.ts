import { useCallback, useState } from 'react'
import { useCall } from '~/http/use-call'
import { call } from '~/session/client'
import { useSession } from '~/session/use-session'
import type { Query } from './use-query'

/** A super admin's page is 100 long, everybody else's 10. */
export function usePageSize(): number {
  const { user } = useSession()
  return user?.roles.includes('SUPER_ADMIN') ? 100 : 10
}

const ALL: Query = { q: '', tag: null, sort: 'updated' }
type Options = { pageNum: number; trash: boolean; query?: Query }

/** One page of my resumes, or of my trash. While another is fetched, the one before stays to be seen. */
export function useResumes({ pageNum, trash, query = ALL }: Options) {
  const pageSize = usePageSize()
  const { q, tag, sort } = query
  const fetch = useCallback(
    () => call('POST /resume/list', { input: { pageNum, pageSize, trash, q, tag, sort } }),
    [pageNum, pageSize, trash, q, tag, sort],
  )
  const key = `resume/list ${JSON.stringify([trash, pageNum, pageSize, q, tag, sort])}`
  const { data, ...rest } = useCall({ key, fetch })
  const [shown, setShown] = useState(data)
  if (data && data !== shown) setShown(data)
  return { ...rest, data: data ?? shown }
}
