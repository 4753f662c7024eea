/** Whether a text holds nothing that a database could refuse: no NUL and no half of a surrogate pair. */
export function isPlainText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text)
}
