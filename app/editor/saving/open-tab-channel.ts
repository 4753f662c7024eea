import { resumeContent } from '../../../collections/resumes/schema'
import type { Saver, Stored } from './save-result'

export type TabChannel = { tell: (stored: Stored) => void; listen: (saver: Saver) => () => void }

/** Tabs of the same browser tell each other what they saved, so that they need not find out by a conflict. */
export function openTabChannel(id: string): TabChannel {
  let channel: BroadcastChannel | undefined
  const open = () => (channel ??= new BroadcastChannel(`jianli-resume-${id}`))
  return {
    tell: (stored) => open().postMessage(stored),
    listen: (saver) => {
      // The edge: only tabs of the same site post to the channel, but one that has been open for long runs an older program.
      const onMessage = ({ data }: MessageEvent<Stored>) => {
        const content = resumeContent.safeParse(data.state.content).data
        if (content) saver.takeIn({ ...data, state: { ...data.state, content } })
      }
      const opened = open()
      opened.addEventListener('message', onMessage)
      // What a page saved as it was left, it could tell nobody.
      opened.postMessage(saver.stored())
      return () => {
        opened.close()
        channel = undefined
      }
    },
  }
}
