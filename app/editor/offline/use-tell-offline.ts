import { useEffect } from 'react'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { NOTICE_TEXTS } from '../texts/notice-texts'

/** Says once what becomes of changes without the network, or without the site; that it is so stands in the bar, where nothing moves for it. */
export function useTellOffline(): void {
  const { status } = useEditor().saver
  const { offline, siteAway } = useTexts(NOTICE_TEXTS)
  useEffect(() => {
    let told: number | undefined
    let said: string | undefined
    const follow = () => {
      const { kind } = status.get()
      const text = navigator.onLine ? siteAway : offline
      if (kind === 'offline' && said !== text) {
        if (told !== undefined) toast.dismiss(told)
        told = toast.warning(text)
        said = text
      }
      // Between them it is tried again.
      if (kind !== 'saved' || told === undefined) return
      toast.dismiss(told)
      told = said = undefined
    }
    follow()
    return status.subscribe(follow)
  }, [status, offline, siteAway])
}
