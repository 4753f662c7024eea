import { createContext, use } from 'react'

/** Set at the root by what it was asked with. */
export const SessionHintContext = createContext(false)

/** Whether the page was asked for with a session's cookie: all that is known before, or without, script. */
export const useSessionHint = (): boolean => use(SessionHintContext)
