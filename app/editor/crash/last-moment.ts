import { writeKept } from '../../features/device-copies/kept'
import { LAST_MOMENT } from '../../features/device-copies/unsaved-store'
import { keepUnsaved, type Unsaved } from './keep-unsaved'
import { parseUnsaved } from './read-unsaved'
import { listen } from '~/components/ui/listen'

const keyOf = ({ id, tab }: Pick<Unsaved, 'id'> & { tab?: string }) => `${LAST_MOMENT}${id}/${tab ?? ''}`

/**
 * Keeps the changes of the last moment when the page goes: a database may not be written to any more then. Answers how to end
 * that.
 */
export function keepAtLast(unsaved: () => Unsaved | undefined): () => void {
  let key: string | undefined
  const onHide = () => {
    const last = unsaved()
    if (!last) return
    key = keyOf(last)
    // No room, or a browser that keeps nothing: the database has what came before.
    writeKept({ at: 'localStorage', key, value: { ...last, sent: undefined } })
    // Where there is room for it as well.
    if (last.sent?.length) writeKept({ at: 'localStorage', key, value: last })
  }
  // The very page comes back, with all that it held.
  const onShow = () => {
    if (key !== undefined) localStorage.removeItem(key)
  }
  return listen(window, { pagehide: onHide, pageshow: onShow })
}

/** Puts what pages left at their last moment to the other copies of a resume's unsaved changes. */
export async function takeUpLast(id: string): Promise<void> {
  const own = Object.keys(localStorage).filter((key) => key.startsWith(keyOf({ id })))
  for (const key of own) {
    const last = parseUnsaved(localStorage.getItem(key))
    // Of a newer build: it stays for who can read it.
    if (!last) continue
    await keepUnsaved(last)
    localStorage.removeItem(key)
  }
}
