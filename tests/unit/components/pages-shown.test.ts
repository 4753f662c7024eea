import { expect, it } from 'vitest'
import { pagesShown } from '../../../app/components/ui/pages-shown'

it.each([
  [{ page: 4, pages: 7 }, [1, 2, 3, 4, 5, 6, 7]],
  [{ page: 5, pages: 8 }, [1, null, 4, 5, 6, 7, 8]],
  [{ page: 50, pages: 99 }, [1, null, 49, 50, 51, null, 99]],
])('%o', (place, shown) => {
  expect(pagesShown(place)).toEqual(shown)
})

it('never has more than seven places, and always the current one', () => {
  for (let pages = 1; pages < 40; pages += 1)
    for (let page = 1; page <= pages; page += 1) {
      const shown = pagesShown({ page, pages })
      expect(shown.length).toBeLessThanOrEqual(7)
      expect(shown).toContain(page)
    }
})
