const NUMBERED =
  /^(?:(?:page|seite|p\.) ?\d{1,3}(?: ?(?:of|von|sur|\/) ?\d{1,3})?|\d{1,3} ?(?:\/|of) ?\d{1,3}|第 ?\d{1,3} ?页(?:[ ，,/]*共 ?\d{1,3} ?页)?)$/i

/** What says nothing but which page it stands on. */
export const isPageNumber = (text: string): boolean => NUMBERED.test(text.trim())
