const LINK = /^(|https?:\/\/\S+|mailto:\S+|tel:\S+|[^\s:/?#]+(?:[/?#:.]\S*)?)$/i
const UNSAFE = /^(javascript|data|vbscript|file):/i

/** What a link of the document may be, without the schema: never `javascript:`, `data:` only for photos. */
export const LINK_RULE = { pattern: LINK, most: 2000, isSafe: (value: string) => !UNSAFE.test(value) }

export const isLink = (value: string): boolean =>
  LINK.test(value) && value.length <= LINK_RULE.most && LINK_RULE.isSafe(value)
