import { expect, test } from 'vitest'
import { findPlaces } from '../../../../app/editor/palette/find-places'
import { englishResume } from '../../../factories/english-resume'

const content = englishResume()
const find = (query: string) => findPlaces({ content, query, language: 'en' })

test('a text is found with its section, entry and field, and what is sought is selected', () => {
  const [first] = find('northlight')
  expect(first).toMatchObject({
    target: { owner: 'exp1', field: 'title' },
    path: ['Experience', 'Northlight Software, Lead Product Designer', 'Company'],
    excerpt: 'Northlight Software',
    from: 0,
    to: 10,
  })
  const [within] = find('scheduling suite')
  expect(within?.excerpt).toMatch(/^….*scheduling suite.*…$/)
  expect(find('')).toEqual([])
  expect(find('no such words')).toEqual([])
})

test('a field is found by its name, together with words of where it stands', () => {
  expect(find('phone')[0]).toMatchObject({ target: { owner: 'phone', field: 'value' } })
  expect(find('northlight position')[0]?.target).toEqual({ owner: 'exp1', field: 'subtitle' })
  expect(find('northlight team')[0]?.target).toEqual({ owner: 'exp1-team', field: 'value' })
})
