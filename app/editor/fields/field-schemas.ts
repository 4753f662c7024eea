import * as z from 'zod'
import { baseInfoRow, entryItem, entrySection, fact, skillRow } from '../../../collections/resumes/schema'
import { pageSettings } from '../../../collections/resumes/page-settings'
import type { Place } from '../edits/find-place'
import { partialDate } from '../../../collections/resumes/fields'

/** What each kind of text field takes: the document's own schema, so that forms and storage never disagree. */
export const FIELD_SCHEMAS = {
  line: entryItem.shape.title,
  label: baseInfoRow.shape.key,
  value: baseInfoRow.shape.value,
  url: entryItem.shape.link,
  date: partialDate,
  dateFrom: partialDate,
  dateOrNow: z.union([z.literal('now'), partialDate]),
  text: entryItem.shape.text,
  sectionTitle: entrySection.shape.title,
  factLabel: fact.shape.label,
  factValue: fact.shape.value,
  skill: skillRow.shape.key,
  level: skillRow.shape.level,
  title: z.string().max(200),
  note: z.string().max(500),
  footer: pageSettings.footer,
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
} as const

/** The fields of each kind of thing that is found by its id, and of the parts without one. */
export const OWNER_SHAPES: Record<Place['kind'], Record<string, z.ZodType | undefined>> = {
  row: baseInfoRow.shape,
  skill: skillRow.shape,
  section: entrySection.shape,
  item: entryItem.shape,
  fact: fact.shape,
}

export type FieldKind = keyof typeof FIELD_SCHEMAS
