import * as z from 'zod'
import { SECTION_KINDS } from '../../../collections/resumes/choices'
import { baseInfoRow, type Language } from '../../../collections/resumes/schema'

const personKind = z.enum(['name', 'headline', 'phone', 'email', 'location', 'url', 'birth'])

const writtenItem = z
  .strictObject({
    title: z.string(),
    subtitle: z.string(),
    place: z.string(),
    /** as `2024`, `2024-05` or, to the end, `now`: one, or from and to */
    dates: z.union([z.string(), z.tuple([z.string(), z.string()])]),
    link: z.string(),
    tags: z.array(z.string()),
    /** by their labels, or with the key that says what a fact is */
    facts: z.union([
      z.record(z.string(), z.string()),
      z.array(z.strictObject({ key: z.string(), label: z.string(), value: z.string() })),
    ]),
    keepTogether: z.boolean(),
    /** one paragraph, or a list; what stands below a line of it begins with spaces and “- ” */
    text: z.union([z.string(), z.array(z.string())]),
  })
  .partial()

const writtenSection = z.strictObject({
  kind: z.enum(SECTION_KINDS),
  /** what the ids of the section and its items are made of; else its place */
  key: z.string().optional(),
  /** where it is not called as usual */
  title: z.string().optional(),
  items: z.array(writtenItem).optional(),
})

const { kind, value, url } = baseInfoRow.shape
const fact = z.strictObject({ kind: kind.unwrap(), value, url: url.optional() })

const writtenSkill = z.strictObject({
  value: z.number(),
  level: z.string().optional(),
  tags: z.array(z.string()).optional(),
})

export const writtenResume = z.strictObject({
  /** of the document, not of the page */
  title: z.string(),
  /** in the order of the page */
  person: z.partialRecord(personKind, z.string()),
  /** what is not called as it is called elsewhere */
  labels: z.partialRecord(z.enum([...personKind.options, 'info']), z.string()).optional(),
  /** further rows of the basic information, by their labels */
  facts: z.record(z.string(), z.union([z.string(), fact])).optional(),
  summary: z.string().optional(),
  summaryTitle: z.string().optional(),
  /** in the order of the page; `skill` says where the skills stand */
  sections: z.array(writtenSection),
  /** the keywords of each skill, how well it is mastered, of ten, or both, also in words */
  skills: z
    .strictObject({
      title: z.string().optional(),
      rows: z.record(z.string(), z.union([z.array(z.string()), z.number(), writtenSkill])),
    })
    .optional(),
})

/** A resume as it is written by hand; `writtenContent` makes the document of it. All people are invented. */
export type WrittenResume = z.output<typeof writtenResume> & { language: Language }
export type WrittenSection = z.output<typeof writtenSection>
export type WrittenItem = z.output<typeof writtenItem>
export type PersonKind = z.output<typeof personKind>
