import { CallError } from '~/api/client'
import { pageLocale } from '~/i18n/page-locale'
import { SESSION_TEXTS } from '~/session/texts'

/** What to tell about a failed call. */
export function errorOf(error: unknown): string {
  return error instanceof CallError ? error.message : SESSION_TEXTS[pageLocale()].unknownError
}
