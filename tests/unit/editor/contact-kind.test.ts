import { expect, test } from 'vitest'
import { rowMeantFor } from '../../../app/editor/writing/contact-kind'
import { baseInfoRow } from '../../../collections/resumes/schema'

const KINDS = ['name', 'phone', 'email', 'location', 'url'] as const
const blank = KINDS.map((kind) => baseInfoRow.parse({ id: `${kind}-row`, kind }))

function meant(kind: (typeof KINDS)[number], value: string, rows = blank) {
  const written = rows.map((row) => (row.kind === kind ? { ...row, value } : row))
  const row = written.find((one) => one.kind === kind)
  return row && rowMeantFor({ rows: written, row })?.kind
}

test.each([
  ['phone', 'lee.ann@mail.example', 'email'],
  ['email', '+44 (20) 7946-0018', 'phone'],
  ['location', '13800138000', 'phone'],
  ['phone', 'www.example.org/ann', 'url'],
] as const)('%s: %s is meant for %s', (kind, value, other) => {
  expect(meant(kind, value)).toBe(other)
})

test.each([
  ['location', '100080'],
  ['location', 'Leeds @ weekends'],
  ['phone', '13800138000'],
  ['phone', 'ask a@b.example first'],
  ['name', 'lee.ann@mail.example'],
] as const)('%s: %s stays where it is', (kind, value) => {
  expect(meant(kind, value)).toBeUndefined()
})

test('a row that says something already, or is hidden, takes no other’s place', () => {
  const full = (change: object) => blank.map((row) => (row.kind === 'email' ? { ...row, ...change } : row))
  expect(meant('phone', 'lee.ann@mail.example', full({ value: 'a@b.example' }))).toBeUndefined()
  expect(meant('phone', 'lee.ann@mail.example', full({ hidden: true }))).toBeUndefined()
})
