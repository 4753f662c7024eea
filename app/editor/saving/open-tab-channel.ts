import type { Saver } from './create-saver'
import type { Stored } from './save-result'

export type TabChannel = { tell: (stored: Stored) => void; listen: (saver: Saver) => () => void }

/** Tabs of the same browser tell each other what they saved, so that they need not find out by a conflict. */
export function openTabChannel(id: string): TabChannel {
  let channel: BroadcastChannel | undefined
  const open = () => (channel ??= new BroadcastChannel(`jianli-resume-${id}`))
  return {
    tell: (stored) => open().postMessage(stored),
    listen: (saver) => {
      // The edge: only this very code, in tabs of the same site, posts to the channel.
      const onMessage = (event: MessageEvent<Stored>) => saver.takeIn(event.data)
      const opened = open()
      opened.addEventListener('message', onMessage)
      return () => {
        opened.close()
        channel = undefined
      }
    },
  }
}
