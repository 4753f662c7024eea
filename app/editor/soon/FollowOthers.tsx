import { useWatchComments } from '../comments/use-comments'
import { useTellOffline } from '../offline/use-tell-offline'
import { useTwinWatch } from '../twin/use-twin-watch'

/** Keeps up with what is done elsewhere: to the resume in the other language, in comments, with the network. Draws nothing. */
export function FollowOthers() {
  useTwinWatch()
  useWatchComments()
  useTellOffline()
  return null
}
