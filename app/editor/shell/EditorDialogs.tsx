import { lazy, Suspense } from 'react'
import type { Command } from '../commands/command'
import type { Part } from '../palette/place-commands'
import type { Dialogs } from './use-editor-dialogs'

const ShareDialog = lazy(() =>
  import('../share/ShareDialog').then(({ ShareDialog }) => ({ default: ShareDialog })),
)
const CommandPalette = lazy(() =>
  import('../palette/CommandPalette').then(({ CommandPalette }) => ({ default: CommandPalette })),
)
const ShortcutSheet = lazy(() =>
  import('../palette/ShortcutSheet').then(({ ShortcutSheet }) => ({ default: ShortcutSheet })),
)

type Props = { dialogs: Dialogs; commands: readonly Command[]; show: (part: Part) => void }

/** Dialogs of the editor, loaded when first opened. */
export function EditorDialogs({ dialogs: { shown, close }, commands, show }: Props) {
  return (
    <Suspense>
      {shown === 'share' ? <ShareDialog onClose={close} /> : null}
      {shown === 'palette' ? <CommandPalette commands={commands} show={show} onClose={close} /> : null}
      {shown === 'shortcuts' ? <ShortcutSheet commands={commands} onClose={close} /> : null}
    </Suspense>
  )
}
