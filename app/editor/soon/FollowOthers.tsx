import { useWatchComments } from '../comments/use-comments'
import { useTwinWatch } from '../twin/use-twin-watch'

/** Keeps up with what is done elsewhere: to the resume in the other language, and in comments. Draws nothing. */
export function FollowOthers() {
  useTwinWatch()
  useWatchComments()
  return null
}
