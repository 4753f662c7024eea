import { useSyncExternalStore } from 'react'
import { Button } from '~/components/ui/Button'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { forgetUnsaved } from '../crash/forget-unsaved'
import type { Unsaved } from '../crash/keep-unsaved'
import type { Editor } from '../session/editor'
import { editorClient } from '../session/editor-client'
import { useEditor } from '../session/editor-context'
import { NOTICE_TEXTS } from '../texts/notice-texts'
import { NoticeBar } from './NoticeBar'

/** Offers what another program left beside the resume, until the person has taken or left it. */
export function WorkingCopy() {
  const editor = useEditor()
  const texts = useTexts(NOTICE_TEXTS)
  const locale = useLocale()
  const { workingCopy } = editor
  const copy = useSyncExternalStore(workingCopy.subscribe, workingCopy.get, () => undefined)
  if (!copy) return null
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const take = () => {
    editor.saver.join({ base: copy.base, state: copy.state, name: texts.takingCopy })
    void editor.saver.flush().then(() => forget(copy))
    workingCopy.set(undefined)
  }
  const leave = () => {
    workingCopy.set(undefined)
    void leaveCopy(editor).then(() => forget(copy))
  }
  return (
    <NoticeBar text={texts.workingCopy(at.format(new Date(copy.at)))}>
      <Button size="sm" look="primary" onPress={take}>
        {texts.takeCopy}
      </Button>
      <Button size="sm" onPress={leave}>
        {texts.leaveCopy}
      </Button>
    </NoticeBar>
  )
}

/** Puts the saved resume in the copy's place, so that no other visit offers it again. */
async function leaveCopy(editor: Editor): Promise<void> {
  const { state, revision } = editor.saver.stored()
  const options = {
    params: { id: editor.id },
    input: { content: state.content, revision },
  }
  // Where it can't be reached, a save or the next visit does it.
  await editorClient()
    .call('POST /resume/data-tmp/{id}', options)
    .catch(() => undefined)
}

function forget({ id, tab }: Unsaved): Promise<void> {
  return forgetUnsaved({ id, tabs: [tab] }).catch(() => undefined)
}
