import { ShareDialog as Dialog } from '~/session/share/ShareDialog'
import { useValue } from '~/session/use-value'
import { editorClient } from '../session/editor-client'
import { useEditor } from '../session/editor-context'
import type { Editor } from '../session/editor'

/** Sharing the resume that is open. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const code = useValue(editor.accessCode)
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

/** Shares with a code, or stops sharing with an empty one. Saves first, so that readers see what is on screen. */
async function setAccessCode({ editor, code }: { editor: Editor; code: string }): Promise<boolean> {
  try {
    if (code !== '') await editor.saver.flush()
    await editorClient().call('POST /resume/access-code/{id}', {
      params: { id: editor.id },
      input: { accessCode: code },
    })
    editor.accessCode.set(code)
    return true
  } catch {
    return false
  }
}
