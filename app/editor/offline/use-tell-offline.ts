import { useEffect } from 'react'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { NOTICE_TEXTS } from '../texts/notice-texts'

/** Says once what becomes of changes without the network; that it is so stands in the bar, where nothing moves for it. */
export function useTellOffline(): void {
  const { status } = useEditor().saver
  const text = useTexts(NOTICE_TEXTS).offline
  useEffect(() => {
    let told: number | undefined
    const follow = () => {
      const { kind } = status.get()
      if (kind === 'offline') told ??= toast.warning(text)
      // Between them it is tried again.
      if (kind !== 'saved' || told === undefined) return
      toast.dismiss(told)
      told = undefined
    }
    follow()
    return status.subscribe(follow)
  }, [status, text])
}
