import { TriangleAlert } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import type { Conflict } from '../../document/patch/merge-three-way'
import { useEditor } from '../session/editor-context'
import { NOTICE_TEXTS } from '../texts/notice-texts'
import { decide } from './decide'
import { wayToPlace } from './way-to-place'

/** Beside what was removed elsewhere while it was written in here: says so, with both ways out. */
export function RemovedNote({ conflict }: { conflict: Conflict }) {
  const texts = useTexts(NOTICE_TEXTS)
  return (
    <div
      className="my-1 rounded-menu bg-warning-tint px-2.5 py-2 text-xs text-ink shadow-rest"
      data-removed-note
    >
      <p className="flex gap-1.5">
        <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0 text-warning" />
        <span>{texts.removedHere}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <RemovalChoice conflict={conflict} />
      </div>
    </div>
  )
}

/** Keep what was removed elsewhere, or let it go here too. */
export function RemovalChoice({ conflict }: { conflict: Conflict }) {
  const editor = useEditor()
  const texts = useTexts(NOTICE_TEXTS)
  const id = conflict.path.at(-1) ?? ''
  const choose = (take: 'mine' | 'theirs') => () => {
    // The button goes with the question.
    const focus = wayToPlace({ editor, id, isGoing: take === 'theirs' })
    decide({ editor, conflict, take, name: texts.leavingRemoved })
    focus()
  }
  return (
    <>
      <Button size="sm" look="primary" onPress={choose('mine')}>
        {texts.keepWritten}
      </Button>
      <Button size="sm" onPress={choose('theirs')}>
        {texts.leaveRemoved}
      </Button>
    </>
  )
}
