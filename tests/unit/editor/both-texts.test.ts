import { expect, it } from 'vitest'
import { bothTexts } from '../../../app/editor/notices/both-texts'
import * as schema from '../../../app/editor/schema/parts'
import { provideSchema } from '../../../app/editor/schema/schema-parts'
import { resumeContent } from '../../../collections/resumes/schema'

provideSchema(schema)

const content = resumeContent.parse({ entryList: [{ id: 's', items: [{ id: 'a', title: 'Acme' }] }] })
const both = (field: string, mine: string, theirs: unknown) =>
  bothTexts({
    content,
    conflict: { path: ['content', 'entryList', 's', 'items', 'a', field], base: '', mine, theirs },
    mine,
    language: 'en',
  })

it('keeps both texts of a field, and once what stands in both', () => {
  expect(both('title', 'Acme', 'Acme Ltd')).toBe('Acme / Acme Ltd')
  expect(both('text', '- one\n- two', '- one\n- **three**')).toBe('- one\n- two\n- **three**')
  for (const refused of [
    both('start', '2020', '2021'),
    both('title', 'a', undefined),
    both('title', 'a', ''),
  ])
    expect(refused).toBeUndefined()
  expect(both('title', 'a'.repeat(200), 'b'.repeat(200))).toBeUndefined()
})
