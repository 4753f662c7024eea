import type { LayoutCode } from '../../../collections/layout-codes'

/** Between them they have each frame, head, title and row that a layout can have, but for what differs in color or size. */
export const MIXED_LAYOUTS: readonly LayoutCode[] = [
  'banner',
  'campus',
  'editorial',
  'executive',
  'letterhead',
  'plain',
  'rightbar',
  'sidebar',
  'swiss',
  'timeline',
]
