import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PROMPTS } from '../../../app/features/assistant/prompts/prompts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

test('other words of a prompt have another version, which is kept with each task', () => {
  const words = Object.entries(PROMPTS).map(([name, { version, text }]) => [
    name,
    `${version} ${digest(text({ language: 'en' }))}`,
  ])
  // Other words: raise the version in prompts.ts, then write here what this prints.
  expect(Object.fromEntries(words)).toMatchInlineSnapshot(`
    {
      "chat": "1.2 3e17453b9699",
      "fill": "1.1 c8ab487bb5d5",
      "inspect": "1.1 8e332221bf2a",
      "interview": "1.1 6e8ed2c55553",
      "letter": "1.1 3fbc3dcaa877",
      "module": "1.1 119f1ed16ab9",
      "secondReading": "1.2 fbe6d261408c",
      "tailor": "1.1 2dab31d74a82",
      "translate": "1.1 d2f73d5f4243",
    }
  `)
})
