import { linkText } from '../../../document/text/link-text'
import type { RowDraft } from './read-basics'

type Options = { row: Pick<RowDraft, 'kind' | 'value'>; rows: readonly Pick<RowDraft, 'kind' | 'url'>[] }

/** Whether a row is a web address that stands in a profile's row as well. */
export function isSaidByProfile({ row, rows }: Options): boolean {
  const address = bareUrl(row.value)
  if (row.kind !== 'url' || address === '') return false
  return rows.some(({ kind, url }) => kind === 'profile' && bareUrl(url) === address)
}

const bareUrl = (url: string) => linkText({ url: url.trim(), linkStyle: 'short' }).toLowerCase()
