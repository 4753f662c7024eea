import { expect, test } from 'vitest'
import { partSkill } from '../../../app/editor/writing/part-skill'

test.each([
  ['前端：React、Vue', '前端', ['React', 'Vue']],
  ['Languages: Go, C++, SQL (Postgres, MySQL)', 'Languages', ['Go', 'C++', 'SQL (Postgres, MySQL)']],
  ['语言:英语（听、说）， 日语', '语言', ['英语（听、说）', '日语']],
  ['后端：熟悉 Java 与 Spring，能独立排查线上问题', '后端', ['熟悉 Java 与 Spring，能独立排查线上问题']],
  [
    'Teaching: I plan lessons for mixed classes, and mark them',
    'Teaching',
    ['I plan lessons for mixed classes, and mark them'],
  ],
])('%s is a name with keywords', (key, name, tags) => {
  expect(partSkill({ key, tags: [] })).toEqual({ key: name, tags })
})

test.each(['https://example.org', '10:30', '前端：', ': Go', 'React'])('%s stays a name', (key) => {
  expect(partSkill({ key, tags: [] })).toBeUndefined()
})

test('keywords beyond what a skill holds are no reason to lose one', () => {
  const tags = Array.from({ length: 99 }, (_, i) => `k${i}`)
  expect(partSkill({ key: 'Web: CSS', tags })?.tags).toHaveLength(100)
  expect(partSkill({ key: 'Web: CSS, HTML', tags })).toBeUndefined()
})

test('the colon before keywords that stand there is the page’s own', () => {
  expect(partSkill({ key: '前端：', tags: ['Vue'] })).toEqual({ key: '前端', tags: ['Vue'] })
  expect(partSkill({ key: 'Web: CSS', tags: ['Vue'] })).toEqual({ key: 'Web', tags: ['CSS', 'Vue'] })
})
