import { produce } from '../../../app/document/patch/produce'
import { expect, test } from 'vitest'
import * as schema from '../../../app/editor/schema/parts'
import { provideSchema } from '../../../app/editor/schema/schema-parts'
import { deleteParts } from '../../../app/editor/writing/span'
import { resumeContent } from '../../../collections/resumes/schema'

provideSchema(schema)

const jobs = [
  {
    id: 'a',
    title: 'Acme',
    start: '2020',
    end: 'now',
    text: '- one\n- two',
    facts: [{ id: 'f', key: '', label: 'Team', value: 'nine' }],
  },
  { id: 'b', title: 'Beta', text: 'three' },
]
const content = resumeContent.parse({
  baseInfo: { list: [{ id: 'r', kind: 'url', key: 'Web', value: 'a.example', url: 'https://a.example' }] },
  skill: { list: [{ id: 'k', key: 'Java', tags: ['Spring', 'JUnit'] }] },
  entryList: [{ id: 's', kind: 'experience', title: 'Work', items: jobs }],
})
const whole = (owner: string, field: string, to: number) => ({ owner, field, from: 0, to })
const ACME = [whole('a', 'title', 4), whole('f', 'label', 4), whole('f', 'value', 4), whole('a', 'text', 7)]

test('a fact stays while anything of it is written, and what somebody composes in stays blank', () => {
  const value = produce(content, (draft) => deleteParts({ draft, parts: [whole('f', 'value', 4)] }))
  expect(value.entryList[0]?.items[0]?.facts).toMatchObject([{ label: 'Team', value: '' }])
  const kept = produce(content, (draft) => deleteParts({ draft, parts: ACME, keep: 'a' }))
  expect(kept.entryList[0]?.items).toMatchObject([{ id: 'a', title: '' }, { id: 'b' }])
  const label = produce(content, (draft) => deleteParts({ draft, parts: [whole('r', 'key', 3)] }))
  expect(label.baseInfo.list).toMatchObject([{ key: '', url: 'https://a.example' }])
})

test('what nobody sees of an entry goes with all that is drawn of it, as the name it has from the one above', () => {
  const roles = ['Lead', 'Buyer'].map((subtitle, i) => ({
    id: `r${i}`,
    title: 'Acme',
    subtitle,
    joined: i > 0,
  }))
  const joined = resumeContent.parse({
    entryList: [
      { id: 's', kind: 'experience', title: 'Work', items: [...roles, { id: 'c', title: 'Beta' }] },
    ],
  })
  const parts = [whole('r0', 'title', 4), whole('r0', 'subtitle', 4), whole('r1', 'subtitle', 5)]
  const { entryList } = produce(joined, (draft) =>
    deleteParts({ draft, parts, whole: new Set(['r0', 'r1']) }),
  )
  expect(entryList[0]?.items).toMatchObject([{ id: 'c' }])
})
