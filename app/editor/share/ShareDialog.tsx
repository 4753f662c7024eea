import { useSyncExternalStore } from 'react'
import { ShareDialog as Dialog } from '~/session/share/ShareDialog'
import { editorClient } from '../session/editor-client'
import { useEditor } from '../session/editor-context'
import { setAccessCode } from './set-access-code'

/** Sharing the resume that is open. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const code = useSyncExternalStore(editor.accessCode.subscribe, editor.accessCode.get, () => '')
  return (
    <Dialog
      id={editor.id}
      code={code}
      onStore={(next) => setAccessCode({ editor, code: next })}
      onClose={onClose}
      call={editorClient().call}
      prepare={async () => void (await editor.saver.flush())}
    />
  )
}
