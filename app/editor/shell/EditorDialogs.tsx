import { lazy, Suspense } from 'react'
import type { Dialogs } from './use-editor-dialogs'

const ShareDialog = lazy(() =>
  import('../share/ShareDialog').then(({ ShareDialog }) => ({ default: ShareDialog })),
)

/** Dialogs of the editor, loaded when first opened. */
export function EditorDialogs({ dialogs }: { dialogs: Dialogs }) {
  return <Suspense>{dialogs.isSharing ? <ShareDialog onClose={dialogs.closeShare} /> : null}</Suspense>
}
