/** Elements within a line; not those that set a part of a word, as `sup` does. */
const INLINE = /^(?:a|abbr|b|bdi|cite|code|data|em|i|label|small|span|strong|time|u)$/
/** Classes that a word processor numbers, which say how letters look. */
const NUMBERED = /^(?:[a-z]{1,2}\d+|Apple-\S+|Mso\S*|font\S*|lst-\S+)$/
const LAID_APART =
  /(?:^|[;\s])(?:float|margin(?:-\w+)*|padding(?:-\w+)*|width|min-width)\s*:|display\s*:\s*(?:inline-)?(?:block|flex|grid)/

export type Pieces = { open: string[]; ended: string | undefined }

/**
 * Whether an inline element stands apart from the one before it, with nothing between them: `<i>role</i><span>place</span>` is laid
 * apart by a style sheet. What a word processor writes is not: it begins another `span` wherever letters look different, in a word too.
 */
export function beginsPiece({ pieces, tag, name, closing }: Tag): boolean {
  if (!INLINE.test(name)) return false
  if (closing) {
    pieces.ended = pieces.open.pop()
    return false
  }
  const before = pieces.ended
  pieces.open.push(tag)
  pieces.ended = undefined
  return before !== undefined && (isOfPage(before) || isOfPage(tag) || !(isStyled(before) || isStyled(tag)))
}

type Tag = { pieces: Pieces; tag: string; name: string; closing: boolean }

/** Named by what it holds, or placed. */
function isOfPage(tag: string): boolean {
  const classes = valueOf({ tag, key: 'class' }).split(/\s+/).filter(Boolean)
  return classes.some((name) => !NUMBERED.test(name)) || LAID_APART.test(valueOf({ tag, key: 'style' }))
}

/** A word processor says of each `span` how it looks; one of which nothing is said is there to be laid out. */
const isStyled = (tag: string): boolean => /^<span\s/i.test(tag)

function valueOf({ tag, key }: { tag: string; key: string }): string {
  const [, quoted, single, plain] =
    new RegExp(`\\s${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? []
  return quoted ?? single ?? plain ?? ''
}
