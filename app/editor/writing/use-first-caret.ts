import { useEffect } from 'react'
import type { Editor } from '../session/editor'
import type { Pen } from './pen'
import { nameRow } from './name-row'

const begun = new WeakSet<Pen>()

/**
 * Puts the caret into the name of a resume that has none yet, as a new page is written on in any word processor. Who already
 * has the focus somewhere keeps it; where fingers write, the keys come only when they are asked for.
 */
export function useFirstCaret({ pen, content }: Editor): void {
  useEffect(() => {
    if (begun.has(pen)) return
    begun.add(pen)
    const name = nameRow(content())
    if (name?.value !== '' || pen.writing.get() || document.activeElement !== document.body) return
    if (matchMedia('(pointer: coarse)').matches) return
    pen.enter({ owner: name.id, field: 'value' }, 'end')
  }, [pen, content])
}
