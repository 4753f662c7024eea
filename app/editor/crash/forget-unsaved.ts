import { delMany } from 'idb-keyval'
import { copyKey, unsavedStore } from '../../features/device-copies/unsaved-store'

/** Called once what the copies hold is saved, or stands in another copy. */
export async function forgetUnsaved({ id, tabs }: { id: string; tabs: readonly string[] }): Promise<void> {
  await delMany(
    tabs.map((tab) => copyKey({ id, tab })),
    unsavedStore(),
  )
}
