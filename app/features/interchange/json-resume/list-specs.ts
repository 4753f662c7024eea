import { itemFields } from '../../../../collections/resumes/fields-of-item'
import type { FieldsWith } from '../../../../collections/resumes/item-fields'
import type { JsonObject } from './json'
import { nameIn } from './old-names'
import type { SectionKind } from '../../../../collections/resumes/schema'

/**
 * What becomes of a field: one of an item's own fields, a labelled fact, or a part of its text. `paragraph` and
 * `bullets` share the text; `facts` is a list of strings with a fact each; a `degree` stands beside its subject, or is a
 * fact without one.
 */
export type Use =
  | FieldsWith<'line' | 'date' | 'link' | 'tags'>
  | 'fact'
  | 'facts'
  | 'degree'
  | 'paragraph'
  | 'bullets'
  | 'ownFacts'

export type ListSpec = {
  list: string
  kind: SectionKind
  /** A start without an end lasts until now. */
  openEnd: boolean
  fields: [field: string, use: Use][]
}

type Fields = Record<string, Use>

/**
 * Names under which an item's other fields go out, and which are read where a file has them: they are additional
 * properties of JSON Resume, borrowed from its other lists.
 */
const BORROWED: [field: string, use: Use][] = [
  ...itemFields.flatMap((field): [field: string, use: Use][] =>
    field.control === 'text' || field.control === 'facts' ? [] : [[field.jsonName, field.name]],
  ),
  ['summary', 'paragraph'],
  ['highlights', 'bullets'],
  ['facts', 'ownFacts'],
]

/** The lists of JSON Resume 1.0.0 that become sections, in its order; the skills are not among them. */
export const LIST_SPECS: ListSpec[] = [
  spec({
    list: 'work',
    kind: 'experience',
    openEnd: true,
    fields: {
      name: 'title',
      position: 'subtitle',
      location: 'place',
      startDate: 'start',
      endDate: 'end',
      url: 'link',
      description: 'fact',
      summary: 'paragraph',
      highlights: 'bullets',
    },
  }),
  spec({
    list: 'volunteer',
    kind: 'volunteer',
    openEnd: true,
    fields: {
      organization: 'title',
      position: 'subtitle',
      startDate: 'start',
      endDate: 'end',
      url: 'link',
      summary: 'paragraph',
      highlights: 'bullets',
    },
  }),
  spec({
    list: 'education',
    kind: 'education',
    openEnd: true,
    fields: {
      institution: 'title',
      area: 'subtitle',
      startDate: 'start',
      endDate: 'end',
      url: 'link',
      studyType: 'degree',
      score: 'fact',
      courses: 'tags',
    },
  }),
  spec({
    list: 'awards',
    kind: 'award',
    fields: { title: 'title', awarder: 'subtitle', date: 'start', summary: 'paragraph' },
  }),
  spec({
    list: 'certificates',
    kind: 'certificate',
    fields: { name: 'title', issuer: 'subtitle', date: 'start', url: 'link' },
  }),
  spec({
    list: 'publications',
    kind: 'publication',
    fields: { name: 'title', publisher: 'subtitle', releaseDate: 'start', url: 'link', summary: 'paragraph' },
  }),
  spec({ list: 'languages', kind: 'language', fields: { language: 'title', fluency: 'subtitle' } }),
  spec({ list: 'interests', kind: 'interest', fields: { name: 'title', keywords: 'tags' } }),
  spec({ list: 'references', kind: 'reference', fields: { name: 'title', reference: 'paragraph' } }),
  spec({
    list: 'projects',
    kind: 'project',
    fields: {
      name: 'title',
      entity: 'subtitle',
      startDate: 'start',
      endDate: 'end',
      url: 'link',
      type: 'fact',
      roles: 'facts',
      description: 'paragraph',
      highlights: 'bullets',
      keywords: 'tags',
    },
  }),
]

/** Entries of sections that a person made up. JSON Resume has no place for them; we write them as `customSections`. */
export const CUSTOM_SPEC: ListSpec = spec({
  list: 'customSections',
  kind: 'custom',
  fields: {},
})

/** Whether a field becomes one line of the item. */
export function isLine(use: Use): use is FieldsWith<'line'> {
  return itemFields.some(({ control, name }) => control === 'line' && name === use)
}

/** A list's fields by the names that one entry has for them. */
export function fieldsIn(options: { spec: ListSpec; source: JsonObject | undefined }): ListSpec['fields'] {
  const { spec, source } = options
  return spec.fields.map(([field, use]) => [nameIn({ list: spec.list, field, source }), use])
}

function spec({ fields, openEnd = false, ...rest }: SpecInput): ListSpec {
  const own = Object.entries(fields)
  const uses = new Set(own.map(([, use]) => use))
  const borrowed = BORROWED.filter(([field, use]) => !(field in fields) && !uses.has(use))
  return { ...rest, openEnd, fields: [...own, ...borrowed] }
}

type SpecInput = Omit<ListSpec, 'fields' | 'openEnd'> & { fields: Fields; openEnd?: boolean }
