import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '~/root'

/** Whether the page was asked for with a session's cookie: all that is known before, or without, script. */
export function useSessionHint(): boolean {
  return useRouteLoaderData<typeof loader>('root')?.hasSession ?? false
}
