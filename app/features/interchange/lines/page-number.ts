const NUMBERED =
  /^(?:(?:page|seite|p\.) ?\d{1,3}(?: ?(?:of|von|sur|\/) ?\d{1,3})?|\d{1,3} ?(?:\/|of) ?\d{1,3}|第 ?\d{1,3} ?页(?:[ ，,/]*共 ?\d{1,3} ?页)?)$/i

/** Which page it stands on, said with a word: “6/18” may be a date anywhere but in a margin. */
export const isNamedPage = (text: string): boolean => /^(?:page|第)/i.test(text.trim()) && isPageNumber(text)

/** What says nothing in a margin but which page it stands on. */
export const isPageNumber = (text: string): boolean => NUMBERED.test(text.trim())
