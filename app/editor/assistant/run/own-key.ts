import type { Session, Status } from './session'

/** Whether tasks are done with the person's own key: it is kept, and the site allows it. */
export const usesOwnKey = (status: Status | undefined): boolean =>
  status !== undefined && status.hasOwnKey && status.mayUseOwnKey

/** Opens the settings at the key; once one is kept, what stood there is back. */
export const showKey = (session: Session): void =>
  session.update(() => ({ view: 'settings', isForKey: true }))
