import type { PagePlan, PlannedPage, Slice } from './types'

type Options = { before: PagePlan | undefined; after: PagePlan }

/** A plan made anew, its pages that hold the same slices being the same objects: what is drawn of them is left alone. */
export function keepPages({ before, after }: Options): PagePlan {
  if (!before) return after
  return { ...after, pages: after.pages.map((page, i) => keepPage(before.pages[i], page)) }
}

function keepPage(before: PlannedPage | undefined, after: PlannedPage): PlannedPage {
  const names = Object.keys(after.flows)
  const isSame =
    before !== undefined &&
    names.length === Object.keys(before.flows).length &&
    names.every((name) => areSame({ before: before.flows[name], after: after.flows[name] })) &&
    String(before.again) === String(after.again)
  return isSame ? before : after
}

function areSame({ before = [], after = [] }: { before?: Slice[]; after?: Slice[] }): boolean {
  return (
    before.length === after.length &&
    after.every(({ block, from, to }, i) => {
      const one = before[i]
      return one?.block === block && one.from === from && one.to === to
    })
  )
}
