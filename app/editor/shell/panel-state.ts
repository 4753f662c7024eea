/** Widths and folds of the two panels, kept in a cookie. Widths in CSS pixels. */
export type PanelState = { left: number; right: number; leftOpen: boolean; rightOpen: boolean }

export const PANEL_COOKIE = 'editor-panels'
export const LEFT = { min: 280, max: 440, initial: 288 }
export const RIGHT = { min: 280, max: 400, initial: 304 }

/** Reads `312.304.1.1`; anything else means the initial sizes. */
export function parsePanels(value: string | undefined): PanelState {
  const parts = /^(\d{3})\.(\d{3})\.([01])\.([01])$/.exec(value ?? '')
  if (!parts) return { left: LEFT.initial, right: RIGHT.initial, leftOpen: true, rightOpen: true }
  return {
    left: clamp({ value: Number(parts[1]), ...LEFT }),
    right: clamp({ value: Number(parts[2]), ...RIGHT }),
    leftOpen: parts[3] === '1',
    rightOpen: parts[4] === '1',
  }
}

export function serializePanels({ left, right, leftOpen, rightOpen }: PanelState): string {
  return [Math.round(left), Math.round(right), Number(leftOpen), Number(rightOpen)].join('.')
}

export function clamp({ value, min, max }: { value: number; min: number; max: number }): number {
  return Math.min(max, Math.max(min, value))
}
