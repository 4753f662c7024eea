import { TOKEN_KEY } from '~/api/client'
import { toast } from '~/components/ui/toast'
import { pageLocale } from '~/i18n/page-locale'
import { SESSION_TEXTS } from '~/session/texts'

// A first PDF is drawn while one waits: longer than other calls.
const TIMEOUT_MS = 60_000

/** Fetches a file with the session's token and hands it to the browser's downloads; tells why when there is none. */
export async function saveFile({ address, name }: { address: string; name: string }): Promise<void> {
  try {
    const response = await fetch(address, {
      headers: { authorization: localStorage.getItem(TOKEN_KEY) ?? '' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(await messageOf(response))
    const url = URL.createObjectURL(await response.blob())
    const link = Object.assign(document.createElement('a'), { href: url, download: name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), TIMEOUT_MS)
  } catch (error) {
    const known = error instanceof Error && error.cause === undefined && error.name === 'Error'
    toast.error((known && error.message) || SESSION_TEXTS[pageLocale()].unknownError)
  }
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body && 'message' in body ? String(body.message) : ''
}
