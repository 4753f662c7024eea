import { linkAt, linkLines, spliceLines, unlinkLines } from '../../document/rich-text/edit-lines'
import type { Editor } from '../session/editor'
import { RICH_TEXT_TEXTS } from '../texts/rich-text-texts'
import { rangeOf } from './caret'
import type { Pen } from './pen'
import { isRich } from './written-field'

/** The address of the link around what is selected. */
export function linkOf(pen: Pen): string | undefined {
  const caret = pen.writing.get()?.caret
  return caret && isRich(caret)
    ? linkAt({ lines: pen.lines(caret), at: rangeOf(caret).from })?.url
    : undefined
}

type MakeLink = { url: string; editor: Pick<Editor, 'pen' | 'language'> }

/** Makes the selection a link; without one the address itself is its text. The link that is there changes, or with no address goes. */
export function makeLink({ url, editor: { pen, language } }: MakeLink): void {
  pen.change(RICH_TEXT_TEXTS[language].link, ({ lines, from, to }) => {
    const there = linkAt({ lines, at: from })
    if (there && url === '') return { lines: unlinkLines({ lines, ...there }) }
    if (url === '') return undefined
    // One writes on behind it, and nothing of it.
    const behind = (at: number) => ({ from: at, to: at, marks: [] })
    if (there && to <= there.to)
      return { lines: linkLines({ lines, ...there, url }), ...(from < to && behind(there.to)) }
    if (from < to) return { lines: linkLines({ lines, from, to, url }), ...behind(to) }
    const end = from + url.length
    const written = spliceLines({ lines, from, to, text: url, marks: [] })
    return { lines: linkLines({ lines: written, from, to: end, url }), ...behind(end) }
  })
}
