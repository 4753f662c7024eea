import { del } from 'idb-keyval'
import { guestStore } from './guest-store'

/** Removes a resume from this browser; keep what you read before to offer an undo (`restoreGuestResume`). */
export async function removeGuestResume(id: string): Promise<void> {
  await del(id, guestStore())
}
