import { useCallback } from 'react'
import type { DataOf, InputOf } from '~/api/engine/call-types'
import { toast } from '~/components/ui/toast'
import { useCall } from '~/http/use-call'
import { useTexts } from '~/i18n/use-texts'
import type { call as siteCall } from '../client'
import { copyText } from './copy-text'
import { LINKS_TEXTS } from './links-texts'
import { SHARE_TEXTS } from './share-texts'

export type ShareLink = DataOf<'POST /resume/links/{id}'>[number]
export type NewLink = Omit<InputOf<'POST /resume/links/create/{id}'>, 'code'> & { code: string }

/** Where a link opens its resume, without asking for the code. */
export function addressOf({ id, code }: { id: string; code: string }): string {
  return `${location.origin}/preview/${encodeURIComponent(id)}?code=${code}`
}

export type LinksOptions = {
  id: string
  /** the caller's own: the editor is not left when its session ends */
  call: typeof siteCall
  /** before one is made */
  prepare?: (() => Promise<void>) | undefined
}

/** The further links of a resume, and what one can do with them. Calls tell of their own failures. */
export function useLinks({ id, call, prepare }: LinksOptions) {
  const t = useTexts(LINKS_TEXTS)
  const share = useTexts(SHARE_TEXTS)
  const params = { id }
  const { data, error, refresh } = useCall({
    key: `resume/links ${id}`,
    fetch: useCallback(() => call('POST /resume/links/{id}', { params: { id } }), [call, id]),
  })
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    const done = await work().then(
      () => true,
      () => false,
    )
    await refresh()
    return done
  }
  const copy = async (link: Pick<ShareLink, 'id' | 'code'>) => {
    if (await copyText(addressOf(link))) toast.success(share.linkCopied)
    else toast.error(share.notCopied)
  }
  const setRevoked = (link: ShareLink, revoked: boolean): Promise<boolean> =>
    attempt(async () => {
      await call('POST /resume/links/update/{id}', { params, input: { linkId: link.id, revoked } })
      const undo = { onAction: () => void setRevoked(link, !revoked) }
      toast.success(revoked ? t.revoked : t.reopened, ...(revoked ? [undo] : []))
    })
  const setComments = (link: ShareLink, canComment: boolean): Promise<boolean> =>
    attempt(async () => {
      await call('POST /resume/links/update/{id}', { params, input: { linkId: link.id, canComment } })
      toast.success(canComment ? t.commentsOn : t.commentsOff)
    })
  return {
    links: data,
    failed: Boolean(error) && !data,
    refresh,
    copy,
    setRevoked,
    setComments,
    make: (input: NewLink) =>
      attempt(async () => {
        await prepare?.()
        const made = await call('POST /resume/links/create/{id}', { params, input })
        toast.success((await copyText(addressOf(made))) ? share.copied : share.set)
      }),
    remove: (link: ShareLink) =>
      attempt(() => call('POST /resume/links/remove/{id}', { params, input: { linkId: link.id } })),
  }
}
