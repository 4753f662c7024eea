import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { useTexts } from '~/i18n/use-texts'
import { valueAtPath } from '../../document/patch/at-path'
import { isRemoval, type Conflict } from '../../document/patch/merge-three-way'
import { useEditor } from '../session/editor-context'
import { NOTICE_TEXTS } from '../texts/notice-texts'
import { bothTexts } from './both-texts'
import { decide, type Take } from './decide'
import { nameOfPlace } from './name-of-place'
import { placeOfConflict } from './place-of-conflict'
import { shownValue } from './shown-value'
import { useConflicts } from './use-conflicts'
import { wayToPlace } from './way-to-place'

/** Each place that both sides changed, with both texts, to choose from. */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const texts = useTexts(NOTICE_TEXTS)
  const conflicts = useConflicts()
  const choose = ({ conflict, take }: { conflict: Conflict; take: Take }) => {
    const isGone = isRemoval(conflict)
    const id = placeOfConflict({ content: editor.content(), conflict })?.owner ?? ''
    const focus = wayToPlace({ editor, id, isGoing: isGone && take === 'theirs' })
    const name = typeof take === 'object' ? texts.keepBoth : texts.choosing
    decide({ editor, conflict, take, name: isGone ? texts.leavingRemoved : name })
    if (editor.saver.conflicts.get().length > 0) return
    // What led here goes with the last question.
    onClose()
    focus()
  }
  const chooseAll = (take: 'mine' | 'theirs') => conflicts.forEach((conflict) => choose({ conflict, take }))
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={texts.conflictTitle}
      description={texts.conflictText}
      footer={
        conflicts.length > 1 ? (
          <>
            <Button onPress={() => chooseAll('theirs')}>{texts.keepAllTheirs}</Button>
            <Button onPress={() => chooseAll('mine')}>{texts.keepAllMine}</Button>
          </>
        ) : undefined
      }
    >
      <ul className="space-y-6">
        {conflicts.map((conflict, i) => (
          <li key={`${conflict.path.join('/')} ${i}`}>
            <h3 className="mb-2 text-sm font-semibold">
              {nameOfPlace({ path: conflict.path, content: editor.content(), language: editor.language })}
            </h3>
            <div className="grid gap-3 sm:grid-cols-2">
              <Side
                name={texts.mine}
                field={conflict.path.at(-1) ?? ''}
                value={valueAtPath({ document: editor.state(), path: conflict.path })}
                action={texts.keepMine}
                onChoose={() => choose({ conflict, take: 'mine' })}
              />
              <Side
                name={texts.theirs}
                field={conflict.path.at(-1) ?? ''}
                value={conflict.theirs}
                action={isRemoval(conflict) ? texts.leaveRemoved : texts.keepTheirs}
                onChoose={() => choose({ conflict, take: 'theirs' })}
              />
            </div>
            <KeepBoth conflict={conflict} onChoose={(both) => choose({ conflict, take: { both } })} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type BothProps = { conflict: Conflict; onChoose: (both: string) => void }

function KeepBoth({ conflict, onChoose }: BothProps) {
  const editor = useEditor()
  const texts = useTexts(NOTICE_TEXTS)
  const mine = valueAtPath({ document: editor.state(), path: conflict.path })
  const both = bothTexts({ content: editor.content(), conflict, mine, language: editor.language })
  return both === undefined ? null : (
    <Button size="sm" className="mt-3" onPress={() => onChoose(both)}>
      {texts.keepBoth}
    </Button>
  )
}

type SideProps = { name: string; field: string; value: unknown; action: string; onChoose: () => void }

function Side({ name, field, value, action, onChoose }: SideProps) {
  const texts = useTexts(NOTICE_TEXTS)
  const text =
    value === undefined ? texts.removed : value === '' ? texts.empty : shownValue({ name: field, value })
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
