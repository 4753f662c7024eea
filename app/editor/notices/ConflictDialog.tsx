import { useSyncExternalStore } from 'react'
import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { useTexts } from '~/i18n/use-texts'
import type { Conflict } from '../../document/patch/merge-three-way'
import { useEditor } from '../session/editor-context'
import { NOTICE_TEXTS } from '../texts/notice-texts'
import { nameOfPlace } from './name-of-place'
import { setAtPath, valueAtPath } from './set-at-path'

const NONE: readonly Conflict[] = []

/** Each place that both sides changed, with both texts, to choose from. */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const { saver } = editor
  const texts = useTexts(NOTICE_TEXTS)
  const conflicts = useSyncExternalStore(saver.conflicts.subscribe, saver.conflicts.get, () => NONE)
  const decide = ({ conflict, take }: { conflict: Conflict; take: 'mine' | 'theirs' }) => {
    if (take === 'theirs') {
      editor.changeState({
        name: texts.choosing,
        recipe: (draft) => setAtPath({ document: draft, path: conflict.path, value: conflict.theirs }),
      })
    }
    saver.settle(conflict)
    if (saver.conflicts.get().length === 0) onClose()
  }
  const decideAll = (take: 'mine' | 'theirs') => conflicts.forEach((conflict) => decide({ conflict, take }))
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={texts.conflictTitle}
      description={texts.conflictText}
      footer={
        conflicts.length > 1 ? (
          <>
            <Button onPress={() => decideAll('theirs')}>{texts.keepAllTheirs}</Button>
            <Button onPress={() => decideAll('mine')}>{texts.keepAllMine}</Button>
          </>
        ) : undefined
      }
    >
      <ul className="space-y-6">
        {conflicts.map((conflict, i) => (
          <li key={`${conflict.path.join('/')} ${i}`}>
            <h3 className="mb-2 text-sm font-semibold">
              {nameOfPlace({ path: conflict.path, content: editor.content(), texts })}
            </h3>
            <div className="grid gap-3 sm:grid-cols-2">
              <Side
                name={texts.mine}
                value={valueAtPath({ document: editor.state(), path: conflict.path })}
                action={texts.keepMine}
                onChoose={() => decide({ conflict, take: 'mine' })}
              />
              <Side
                name={texts.theirs}
                value={conflict.theirs}
                action={texts.keepTheirs}
                onChoose={() => decide({ conflict, take: 'theirs' })}
              />
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type SideProps = { name: string; value: unknown; action: string; onChoose: () => void }

function Side({ name, value, action, onChoose }: SideProps) {
  const texts = useTexts(NOTICE_TEXTS)
  const text = value === undefined ? texts.removed : value === '' ? texts.empty : shown(value)
  return (
    <div className="flex flex-col rounded-menu bg-subtle p-3 shadow-rest">
      <p className="mb-1 text-xs text-muted">{name}</p>
      <p className="max-h-48 min-h-10 flex-1 overflow-y-auto text-sm break-words whitespace-pre-wrap">
        {text}
      </p>
      <Button size="sm" className="mt-3 self-start" onPress={onChoose}>
        {action}
      </Button>
    </div>
  )
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value.startsWith('data:image/') ? value.slice(0, 40) : value
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}
