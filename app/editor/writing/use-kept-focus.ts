import { useEffect } from 'react'
import * as z from 'zod'
import { listen } from '~/components/ui/listen'
import { readKept, writeKept } from '~/features/device-copies/kept'
import { focusField } from '../sections/focus-field'
import { useEditor } from '../session/editor-context'

const placeOf = (id: string) => ({ at: 'sessionStorage', key: `jianli-focus-${id}` }) as const
const kept = z.object({ owner: z.string(), field: z.string(), at: z.number().optional() })

/** After a reload the keys go on where they were, in the text of the page or in a field. A finger has no keys until it asks for them. */
export function useKeptFocus(): void {
  const { id, pen } = useEditor()
  useEffect(() => {
    const place = placeOf(id)
    const found = kept.safeParse(readKept(place)).data
    writeKept({ ...place, value: null })
    const isFree = document.activeElement === document.body && matchMedia('(pointer: fine)').matches
    if (found && isFree && isReloaded()) {
      const { owner, field, at } = found
      if (at === undefined) focusField(found, { now: true })
      else if (pen.places()?.has(found)) pen.put({ owner, field, anchor: at, focus: at })
    }
    const keep = () => writeKept({ ...place, value: placeNow() })
    const placeNow = () => {
      const { caret, isActive } = pen.writing.get() ?? {}
      if (caret && isActive) return { owner: caret.owner, field: caret.field, at: caret.focus }
      const [owner, field] = document.activeElement?.getAttribute('data-field')?.split('.') ?? []
      return owner && field ? { owner, field } : null
    }
    return listen(window, { pagehide: keep })
  }, [id, pen])
}

function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
}
