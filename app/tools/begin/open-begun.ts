import { earlyKeys } from '~/components/ui/early-keys'
import { toast } from '~/components/ui/toast'
import { isSiteReached } from '~/http/is-site-reached'
import { go } from '~/session/go'
import { SMALL_SCREEN } from '../../editor/open/small-screen'

type Options = {
  id: string
  /** Whether the site answers, where that was asked already. */
  reached?: Promise<boolean>
  texts: { away: string; again: string }
}

/** Goes to the editor of a resume that was just made. Where the network was lost meanwhile that is said, to be tried again. */
export async function openBegun({ id, reached = isSiteReached(), texts }: Options): Promise<void> {
  if (await reached) return go(`${matchMedia(SMALL_SCREEN).matches ? '/mobile' : ''}/editor/${id}`)
  earlyKeys.take()
  toast.error(texts.away, { label: texts.again, onAction: () => void openBegun({ id, texts }) })
}
