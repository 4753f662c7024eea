/** Elements that say how letters look, which may change within a word. */
const EMPHASIS = /^<(?:abbr|b|bdi|code|em|i|small|strong|u)\b/i
/** Classes of word processors: numbered, or of their own. */
const LOOKS =
  /^(?:[a-z]{1,2}\d+|Apple-\S+|Mso\S*|font\S*|lst-\S+|(?:Normal)?TextRun|\w*Error(?:V\d)?|(?:SCX|BCX)\S*)$/
/** Styles that set an element off from those beside it. */
const LAID_APART =
  /(?:^|[;\s])(?:float|margin(?:-\w+)*|padding(?:-\w+)*|width|min-width)\s*:|display\s*:\s*(?:inline-)?(?:block|flex|grid)/

type Sides = {
  /** The tags of the two elements. */
  tags: [string, string]
  before: string
  after: string
  /** Words stand beside them, outside of either. */
  isSentence: boolean
  isItem: boolean
}

/**
 * Whether a style sheet lays two elements apart, with nothing between them: `<i>role</i><span>place</span>`. No word, name or
 * address may be torn, so they must look like two by where one ends and the other begins, and by what they are.
 */
export function isApart({ tags, before, after, isSentence, isItem }: Sides): boolean {
  const at = `${before.slice(-1)}|${after.slice(0, 2)}`
  if (!ENDS_AND_BEGINS.test(at) || isLetter(before) || isLetter(after) || isSentence) return false
  if (isListed(tags)) return true
  if (/^\p{Ll}/u.test(after)) return false
  const ofPage = tags.filter(isOfPage).length
  // Chinese has no sign by which a word within a sentence ends.
  if (isItem && /\p{Lo}\|\p{Lo}/u.test(at)) return ofPage === 2
  if (ofPage > 0) return true
  if (tags.some(isStyled)) return false
  return !tags.every((tag) => EMPHASIS.test(tag)) || (/\p{Ll}\|\p{Lu}/u.test(at) && /\s/.test(before + after))
}

/** No space or sign stands there, and no number goes on. */
const ENDS_AND_BEGINS = /^(?:\p{L}\|\p{N}|[\p{L}\p{N}]\|(?:\p{L}|\+\d)|[.)）#+]\|[\p{Lu}\p{Lo}])/u

/** Letters that move each by itself, the first of a paragraph, 张 of 张三丰. */
const isLetter = (piece: string): boolean => /^\s*\S?\s*$/u.test(piece)

/** Labels of one kind, or links that lead to two places. */
function isListed([one, other]: Sides['tags']): boolean {
  const [name, link] = [ownClasses(one), valueOf({ tag: one, key: 'href' })]
  const isLink = /^<a\s/i.test(one) && /^<a\s/i.test(other)
  return (
    (name !== '' && name === ownClasses(other)) || (isLink && link !== valueOf({ tag: other, key: 'href' }))
  )
}

/** Named by what it holds, or placed. */
const isOfPage = (tag: string): boolean =>
  ownClasses(tag) !== '' || LAID_APART.test(valueOf({ tag, key: 'style' }))

export const ownClasses = (tag: string): string =>
  valueOf({ tag, key: 'class' })
    .split(/\s+/)
    .filter((name) => name !== '' && !LOOKS.test(name))
    .join(' ')

/** A `span` that says only how letters look, as word processors write them; one that says nothing is there to be laid out. */
const isStyled = (tag: string): boolean => /^<span\s/i.test(tag)

function valueOf({ tag, key }: { tag: string; key: string }): string {
  const [, quoted, single, plain] =
    new RegExp(`\\s${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? []
  return quoted ?? single ?? plain ?? ''
}
