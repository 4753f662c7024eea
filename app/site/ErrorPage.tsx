import { isRouteErrorResponse } from '@remix-run/react'
import { buttonClass } from '~/components/ui/button-class'
import { useTexts } from '~/i18n/use-texts'
import { MessagePage } from './MessagePage'
import { SITE_TEXTS } from './texts'

/** The page of last resort. Links are plain: after an error, loading anew is the safest way on. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTexts(SITE_TEXTS)
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const chunk = isChunkError(error)
  const words = chunk
    ? t.oldPage
    : status === 404
      ? t.notFound
      : status === 403 || status === 401
        ? t.forbidden
        : t.failed
  return (
    <MessagePage mark={status ? String(status) : undefined} {...words}>
      {status !== 404 && (
        <a href="" className={buttonClass({ look: 'primary' })}>
          {t.reload}
        </a>
      )}
      <a href="/" className={buttonClass({ look: status === 404 ? 'primary' : 'secondary' })}>
        {t.goHome}
      </a>
    </MessagePage>
  )
}

/** Whether an error says that a part of the program could not be fetched (each browser has its own words for it). */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS|Loading chunk/i.test(error.message)
  )
}
