/** What a button says of itself, and the keys that do the same. */
export const TOOLTIP = 'data-tooltip'
export const TOOLTIP_KEYS = 'data-tooltip-keys'
