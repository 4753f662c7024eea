import { TriangleAlert } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { isRemoval, type Conflict } from '../../document/patch/merge-three-way'
import { MARK_SIZE, type EdgeMark } from '../page/use-edge-marks'
import { useEditor } from '../session/editor-context'
import { NOTICE_TEXTS } from '../texts/notice-texts'
import { deciding } from './deciding'
import { nameOfPlace } from './name-of-place'

type Props = { mark: EdgeMark; conflict: Conflict }

/** That a text was changed or removed elsewhere too, and the way to the choice. */
export function ClashMark({ mark: { edge, top }, conflict }: Props) {
  const editor = useEditor()
  const texts = useTexts(NOTICE_TEXTS)
  const name = nameOfPlace({ path: conflict.path, content: editor.content(), language: editor.language })
  const label = isRemoval(conflict) ? texts.removedMark(name) : texts.clashMark(name)
  return (
    <button
      type="button"
      data-clash-mark
      aria-label={label}
      title={label}
      onClick={() => deciding.set(true)}
      className="pointer-events-auto absolute z-10 flex items-center justify-center rounded-full bg-warning-tint text-warning shadow-float hover:bg-hover"
      style={{ left: edge - MARK_SIZE / 2, top, width: MARK_SIZE, height: MARK_SIZE }}
    >
      <TriangleAlert aria-hidden className="size-3.5" />
    </button>
  )
}
