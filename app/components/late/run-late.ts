import { toast } from '~/components/ui/toast'
import { pageLocale } from '~/i18n/page-locale'
import { LATE_TEXTS } from './late-texts'
import { loadTwice } from './load-twice'

type Options<T> = { load: () => Promise<T>; run: (part: T) => void }

/** Does what comes with a script of its own. One that does not come is told of. */
export async function runLate<T>({ load, run }: Options<T>): Promise<void> {
  const part = await loadTwice(load).catch(() => undefined)
  if (part === undefined) toast.error(LATE_TEXTS[pageLocale()].missing)
  else run(part)
}
