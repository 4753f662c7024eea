import type { Run, Source } from '../model/types'
import { linkStretch } from '../text/link-text'
import type { Context } from './context'

type Options = { owner: string; field: string; url: string; context: Context }

/** An address as it is printed; what is left out of it stays in its field and is not written into. */
export function addressRun({ owner, field, url, context }: Options): Run & { source: Source } {
  const { from, to } = linkStretch({ url, linkStyle: context.linkStyle })
  return { text: url.slice(from, to), source: { owner, field, from } }
}
