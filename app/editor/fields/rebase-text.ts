import { textChange } from './text-change'

type Options = { base: string; mine: string; theirs: string }

/** Does to `theirs` what made `mine` of `base`, at the place where that stands now. */
export function rebaseText({ base, mine, theirs }: Options): string {
  const own = textChange({ before: base, after: mine })
  const { move } = textChange({ before: base, after: theirs })
  return theirs.slice(0, move(own.from)) + mine.slice(own.from, own.behind) + theirs.slice(move(own.until))
}
