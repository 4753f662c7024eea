'use client'

import { useKeepTyped } from './use-keep-typed'
import { useStayModified } from './use-stay-modified'

/**
 * Beside Payload's autosave, whose answer would put back what was typed while it was under way: Payload remembers only
 * the last field typed in (3.90.1, fieldReducer's UPDATE) and calls the form saved whatever came in meanwhile.
 */
export function KeepTyped() {
  useKeepTyped()
  useStayModified()
  return null
}
