import { GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import { LAYOUT_NAMES } from '../../../collections/layout-codes'
import { Button } from '~/components/ui/Button'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { inNewerVersion } from '../../document/designs/newer-version'
import type { Drawn } from '../history/version'
import { useEditor } from '../session/editor-context'
import { offerUndo } from '../session/offer-undo'
import { focusIfLost } from '../ui/focus-if-lost'
import { FullDialog } from '../ui/FullDialog'
import { Differences } from './Differences'
import { NEWER_TEXTS } from './newer-texts'
import { useComparison } from './use-comparison'
import { VersionPane } from './VersionPane'

/** The resume as it is, beside it in the newer version of its layout. Nothing changes until that one is chosen. */
export function NewerDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  // What stands under a dialog stands still.
  const [now] = useState(editor.state)
  const [newer] = useState(() => inNewerVersion(now))
  return newer ? <Comparison now={now} newer={newer} onClose={onClose} /> : null
}

function Comparison({ now, newer, onClose }: { now: Drawn; newer: Drawn; onClose: () => void }) {
  const editor = useEditor()
  const texts = useTexts(NEWER_TEXTS)
  const name = LAYOUT_NAMES[now.layout][useLocale()]
  const compared = useComparison({ now, newer })
  const use = () => {
    editor.changeState({
      name: texts.step,
      recipe: (draft) => {
        draft.layoutVersion = newer.layoutVersion
        draft.content.config.font = newer.content.config.font
      },
    })
    onClose()
    focusIfLost(() => document.querySelector('[data-style-group=layout]'))
    offerUndo({ editor, text: texts.done(name), undo: texts.undo })
  }
  return (
    <FullDialog icon={GitCompareArrows} title={texts.title(name)} onClose={onClose}>
      <Differences now={now} newer={newer} compared={compared.isDrawn ? compared : undefined} />
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <VersionPane title={texts.now} drawn={now} marks={compared.marks} {...compared.now} />
        <VersionPane
          title={texts.newer}
          drawn={newer}
          marks={compared.marks}
          className="border-line max-md:border-t md:border-s"
          {...compared.newer}
        />
      </div>
      <footer className="flex shrink-0 items-center justify-end gap-2 border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button onPress={onClose} className="max-md:flex-1">
          {texts.keep}
        </Button>
        <Button look="primary" onPress={use} className="max-md:flex-1">
          {texts.use}
        </Button>
      </footer>
    </FullDialog>
  )
}
