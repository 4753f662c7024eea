import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { listen } from '~/components/ui/listen'
import { useRead } from '~/session/use-value'

type WayBack = { name: string; link: { to: string; reloadDocument: boolean } }

/**
 * Where one leaves the editor to, and what that is called. Without a server that is the list of what this browser keeps, a guest's too, and it comes as a page
 * of its own, which the worker answers.
 */
export function useWayBack(): WayBack {
  const texts = useTexts(SHELL_TEXTS)
  const editor = useEditor()
  const { status } = editor.saver
  // Whatever else is told of saving changes within a pause of typing, and the whole editor hangs on this.
  const isLost = useRead(status.subscribe, () => status.get().kind === 'offline')
  const isOnline = useRead(watchNetwork, () => navigator.onLine)
  const isAway = isLost || !isOnline
  const isHome = editor.guest && !isAway
  return {
    name: isHome ? texts.backHome : texts.back,
    link: { to: isHome ? '/' : '/user', reloadDocument: isAway },
  }
}

const watchNetwork = (listener: () => void) => listen(window, { online: listener, offline: listener })
