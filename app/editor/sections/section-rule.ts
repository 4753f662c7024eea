/** The line below a section's forms, from the edge of its fields on; its handle hangs before that edge. */
export const SECTION_RULE =
  'relative before:absolute before:start-5 before:end-0 before:bottom-0 before:h-px before:bg-line pointer-coarse:before:start-9'
