/** A theme colour to choose, as a radio and as a button that stays pressed; five in a row. */
export const SWATCH =
  'grid h-8 cursor-pointer place-items-center rounded-control text-white ring-ink ring-offset-2 ' +
  'aria-pressed:ring-2 data-selected:ring-2 pointer-coarse:h-11'
