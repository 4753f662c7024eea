/** Whether a link of a rich text may lead there: web, mail and telephone only, without white space or controls. */
export function isAllowedLinkUrl(url: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what is kept out
  return /^(?:https?:\/\/|mailto:|tel:)[^\s\u0000-\u001f\u007f]+$/i.test(url)
}
