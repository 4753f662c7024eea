/**
 * The parts of a layout that a resume may have otherwise, each with its forms; `app/document/designs/parts` says how a design takes
 * them. Without the schema, so that a page can draw a document before it can check one.
 */
export const DESIGN_PARTS = {
  frameForm: ['single', 'edge', 'band', 'columns', 'bandColumns', 'side'],
  headForm: ['start', 'center', 'line'],
  photoAt: ['start', 'end'],
  asideAt: ['start', 'end'],
  asideWidth: ['narrow', 'wide'],
  colorForm: ['lines', 'titles', 'full'],
  titleForm: ['plain', 'rule', 'run', 'stroke', 'block', 'band', 'tab', 'hung'],
  itemForm: ['rows', 'below', 'line', 'columns', 'rail'],
  contactForm: ['icons', 'words', 'plain'],
  contactFlow: ['wrap', 'grid', 'list'],
  listMarker: ['disc', 'dash', 'square'],
  skillForm: ['bar', 'dots', 'lines', 'flow'],
} as const

/** Forms of entries that one section may have otherwise than the rest: those that stand beside one another on a page, and two entries to a row. */
export const SECTION_FORMS = ['rows', 'below', 'line', 'pairs'] as const
export type SectionForm = 'design' | (typeof SECTION_FORMS)[number]

export type DesignPart = keyof typeof DESIGN_PARTS
export type FormOf<P extends DesignPart> = (typeof DESIGN_PARTS)[P][number]
/** What a resume has of each part: a form, or what its layout has. */
export type PartChoices = { [P in DesignPart]: 'design' | FormOf<P> }

/** What any part may have. */
export type PartForm = PartChoices[DesignPart]

// an edge: the keys of an object are strings to the compiler
export const PART_NAMES = Object.keys(DESIGN_PARTS) as DesignPart[]

/** Every part as the layout has it. */
export const AS_DESIGN: Readonly<PartChoices> = {
  frameForm: 'design',
  headForm: 'design',
  photoAt: 'design',
  asideAt: 'design',
  asideWidth: 'design',
  colorForm: 'design',
  titleForm: 'design',
  itemForm: 'design',
  contactForm: 'design',
  contactFlow: 'design',
  listMarker: 'design',
  skillForm: 'design',
}
