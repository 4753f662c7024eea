import { latePart } from '~/components/late/late-part'
import type { Command } from '../commands/command'
import type { Part } from '../palette/place-commands'
import { loadForEditor } from '../soon/load-soon'
import type { Dialogs } from './use-editor-dialogs'

const close = ({ onClose }: { onClose: () => void }) => onClose()
const ShareDialog = latePart(() => import('../share/ShareDialog'), 'ShareDialog', { close })
const HistoryDialog = latePart(() => import('../history/HistoryDialog'), 'HistoryDialog', { close })
const LayoutGallery = latePart(() => import('../gallery/LayoutGallery'), 'LayoutGallery', { close })
const NewerDialog = latePart(() => import('../newer/NewerDialog'), 'NewerDialog', { close })
const CommandPalette = latePart(loadForEditor, 'CommandPalette', { close })
const ShortcutSheet = latePart(() => import('../palette/ShortcutSheet'), 'ShortcutSheet', { close })

const ReadBackDialog = latePart(() => import('../read-back/ReadBackDrawer'), 'ReadBackDialog', { close })
const TwinDialog = latePart(() => import('../twin/TwinDialog'), 'TwinDialog', { close })

type Props = {
  dialogs: Dialogs
  commands: readonly Command[]
  show: (part: Part) => void
  openAssistant: () => void
}

/** Dialogs of the editor, loaded when first opened. */
export function EditorDialogs({ dialogs: { shown, close }, commands, show, openAssistant }: Props) {
  return (
    <>
      {shown === 'share' ? <ShareDialog onClose={close} /> : null}
      {shown === 'history' ? <HistoryDialog onClose={close} /> : null}
      {shown === 'layouts' ? <LayoutGallery onClose={close} /> : null}
      {shown === 'newer-version' ? <NewerDialog onClose={close} /> : null}
      {shown === 'twin' ? <TwinDialog show={show} openAssistant={openAssistant} onClose={close} /> : null}
      {shown === 'read-back' ? <ReadBackDialog show={show} onClose={close} /> : null}
      {shown === 'palette' ? <CommandPalette commands={commands} show={show} onClose={close} /> : null}
      {shown === 'shortcuts' ? <ShortcutSheet commands={commands} onClose={close} /> : null}
    </>
  )
}
