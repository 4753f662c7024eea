import type { Client } from '@libsql/client'
import { beforeAll, expect, it } from 'vitest'
import { searchSite } from '../../../app/features/search/search-site.server'
import type { SearchEntry } from '../../../collections/search/entry'
import { replaceEntries } from '../../../collections/search/index-document'
import { openServices } from '../../setup/services'
import { throughout } from '../../setup/throughout'

const MANY = 250
const source = 'guides:many'
const named = ['Walrus', 'A walrus and a 海豹', 'Walruses']
const entries = [
  ...named.map((title) => entry({ title, body: 'Ice' })),
  ...Array.from({ length: MANY }, (_, i) =>
    entry({ title: `Ice ${i}`, body: 'A walrus, 海象和海豹, 𠮷 résumé' }),
  ),
]
const base = throughout(openServices)
beforeAll(async () => {
  await replaceEntries({ payload: base.services.payload, source, entries })
})

function entry({ title, body }: { title: string; body: string }): SearchEntry {
  const url = `/guide/${encodeURIComponent(title)}`
  return { kind: 'guide', language: 'en', url, title, body, changedAt: '2026-01-01T00:00:00.000Z' }
}

async function titlesOf(question: string): Promise<string[]> {
  const { results } = await searchSite({ payload: base.services.payload, question, language: 'en', most: 3 })
  return results.map(({ title }) => title.map(({ text }) => text).join(''))
}

it('puts titles and whole words first, however many newer texts have the words', async () => {
  expect(await titlesOf('walrus')).toEqual(['A walrus and a 海豹', 'Walrus', 'Walruses'])
  expect(await titlesOf('walr')).toHaveLength(3)
  expect((await titlesOf('海豹 walrus'))[0]).toBe('A walrus and a 海豹')
  expect((await titlesOf('海豹 walruses nowhere')).slice(0, 2).sort()).toEqual([
    'A walrus and a 海豹',
    'Walruses',
  ])
})

it.each(['海', '海象', '象和', '𠮷', 'resume', 'résu', 'WALRUS 海象'])('finds “%s”', async (question) => {
  expect(await titlesOf(question)).toHaveLength(3)
})

it('knows its rows after the file was packed', async () => {
  // an edge: Payload's adapter type does not name the driver it holds
  const { client } = base.services.payload.db as unknown as { client?: Client }
  await client?.executeMultiple('VACUUM')
  await client?.execute(`INSERT INTO search_words(search_words) VALUES('integrity-check')`)
  expect(await titlesOf('walrus')).toEqual(['A walrus and a 海豹', 'Walrus', 'Walruses'])
})

it('forgets the words of entries that go', async () => {
  const { payload } = base.services
  await replaceEntries({ payload, source, entries: [entry({ title: 'Otter', body: 'Ice' })] })
  expect(await titlesOf('walrus')).toEqual([])
  expect(await titlesOf('ice')).toEqual(['Otter'])
  await replaceEntries({ payload, source, entries })
  expect(await titlesOf('otter')).toEqual([])
})
