import { expect, it } from 'vitest'
import { withOwnWords } from '../../../../app/editor/assistant/run/with-own-words'
import { claimParts } from '../../../../app/editor/assistant/suggestion/claim-parts'
import type { Suggestion } from '../../../../app/features/assistant/tasks/events'

const after = '- Led 30 people in 2024'
const path = '/entryList/0/items/0/text'
const spanOf = (text: string) => ({
  path,
  text,
  from: after.indexOf(text),
  to: after.indexOf(text) + text.length,
})
const doubt = { kind: 'number' as const, severity: 'unsourced' as const, note: 'nowhere' as const }
const suggestion: Suggestion = {
  ...{ key: 'p1', revision: 1, path, title: '', before: '- Led people', after, why: '' },
  ops: [
    { op: 'test', path: '/entryList/0/items/0/id', value: 'a' },
    { op: 'replace', path, value: after },
  ],
  flags: [
    { ...doubt, ...spanOf('30') },
    { ...doubt, kind: 'date', ...spanOf('2024') },
  ],
  wording: [spanOf('Led 30 people')],
  sources: [{ ...spanOf('Led 30 people in 2024'), where: 'resume', excerpt: 'Led people' }],
  lost: ['5', '12 months'],
}

it('puts a person’s own figure where one was in doubt, and all marks behind it move along', () => {
  const owned = withOwnWords({ suggestion, flag: spanOf('30'), words: 'five (5)' })
  expect(owned.after).toBe('- Led five (5) people in 2024')
  expect(owned.ops[1]).toEqual({ op: 'replace', path, value: owned.after })
  expect(owned.flags.map(({ text }) => text)).toEqual(['2024'])
  for (const { from, to, text } of [...owned.flags, ...owned.wording, ...owned.sources])
    expect(owned.after.slice(from, to)).toBe(text)
  expect(owned.wording[0]?.text).toBe('Led five (5) people')
  expect(owned.lost).toEqual(['12 months'])
})

it('cuts a piece of a text where claims begin and end', () => {
  const claims = [spanOf('Led 30 people'), spanOf('in 2024')]
  expect(claimParts({ text: after.slice(4), from: 4, claims })).toEqual([
    { text: 'd 30 people', claim: 0 },
    { text: ' ' },
    { text: 'in 2024', claim: 1 },
  ])
})
