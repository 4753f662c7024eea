/** A text that is typed over a stored one, and what of it the document holds so far. */
export type TypedOver = { before: string; stored: string }

/** What stood there before the typing began. Undo or another tab may have changed it since; then that is typed over. */
export function typedOver({ last, value }: { last: TypedOver | undefined; value: string }): string {
  return last?.stored === value ? last.before : value
}
