import { useEffect } from 'react'
import { useWatchComments } from '../comments/use-comments'
import { keepForOffline } from '../offline/keep-for-offline'
import { useTellOffline } from '../offline/use-tell-offline'
import { useSavedElsewhere } from '../saving/use-saved-elsewhere'
import { useEditor } from '../session/editor-context'
import { useTwinWatch } from '../twin/use-twin-watch'

/**
 * Keeps up with what is done elsewhere: to the resume itself, to that in the other language, in comments, with the network; and keeps what is needed
 * without one. Draws nothing.
 */
export function FollowOthers() {
  const { language } = useEditor()
  useTwinWatch()
  useWatchComments()
  useTellOffline()
  useSavedElsewhere()
  useEffect(() => keepForOffline(language), [language])
  return null
}
