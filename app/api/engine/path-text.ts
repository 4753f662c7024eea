/** `['entryList', 0, 'title']` as `entryList[0].title`; the root of a body is `body`. Cut at 200 characters. */
export function pathText(path: readonly PropertyKey[]): string {
  const text = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
    .replace(/[\0\p{Surrogate}]/gu, '\u{FFFD}')
  if (text === '') return 'body'
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
