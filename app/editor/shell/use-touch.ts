import { useEffect } from 'react'
import { listen } from '~/components/ui/listen'
import { createValue } from '~/session/create-value'
import { useValue } from '~/session/use-value'
import { useMedia } from './use-media'

const isFinger = createValue(false)
const note = ({ pointerType }: PointerEvent) => isFinger.set(pointerType === 'touch')

/**
 * Whether one works with a finger: always where there is no mouse, and on a laptop whose screen can be touched from the first
 * touch until the mouse moves.
 */
export function useTouch(): boolean {
  const hasNoMouse = useMedia({ query: '(hover: none), (pointer: coarse)', onServer: false })
  useEffect(() => listen(document, { pointerdown: note, pointermove: note }, 'capture'), [])
  return useValue(isFinger) || hasNoMouse
}
