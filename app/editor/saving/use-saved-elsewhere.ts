import { useEffect } from 'react'
import { listen } from '~/components/ui/listen'
import { readGuestResume } from '../../features/guest-resumes/read-guest-resume'
import { storedOf } from '../open/stored-of'
import { editorClient } from '../session/editor-client'
import type { Editor } from '../session/editor'
import { useEditor } from '../session/editor-context'

/** A page that comes to the front takes in what was saved meanwhile, on another device or by a tab that left before it could tell. */
export function useSavedElsewhere(): void {
  const editor = useEditor()
  useEffect(() => {
    let isAsked = false
    const look = async () => {
      if (isAsked || document.visibilityState !== 'visible') return
      isAsked = true
      // Whatever stands in the way is told by the next save.
      const found = await newest(editor).catch(() => undefined)
      isAsked = false
      if (found) editor.saver.takeIn(storedOf(found))
    }
    const onLook = () => void look()
    const deafen = [listen(document, { visibilitychange: onLook }), listen(window, { focus: onLook })]
    return () => deafen.forEach((stop) => stop())
  }, [editor])
}

const newest = ({ id, guest }: Editor) =>
  guest
    ? readGuestResume(id)
    : editorClient().call('POST /resume/info/{id}', { params: { id }, ignoreToast: true })
