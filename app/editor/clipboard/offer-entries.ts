import type { SectionKind } from '../../../collections/resumes/choices'
import { isBlankItem } from '../../../collections/resumes/is-blank-item'
import { toast } from '~/components/ui/toast'
import type { SourceLine } from '~/features/interchange/lines/types'
import { findPeriod } from '~/features/interchange/text-resume/find-period'
import { splitEntries } from '~/features/interchange/text-resume/split-entries'
import { inlineText } from '../../document/rich-text/plain-text'
import type { Line } from '../../document/rich-text/lines'
import { findPlace } from '../edits/find-place'
import { fieldOf, setField } from '../edits/set-field'
import type { Editor } from '../session/editor'
import { ENTRIES_TEXTS } from '../texts/entries-texts'

/** Under which heading the reader of resumes finds entries of a kind. */
const HEADINGS: Partial<Record<SectionKind, string>> = {
  experience: 'Experience',
  education: 'Education',
  project: 'Projects',
  volunteer: 'Volunteering',
}

type Options = {
  editor: Editor
  owner: string
  field: string
  /** What the field held before the paste, and what was pasted. */
  before: string
  inserted: readonly Line[]
}

/** Several jobs that were pasted into the text of one may become entries of their own, if the person likes. */
export function offerEntries({ editor, owner, field, before, inserted }: Options): void {
  const place = findPlace({ content: editor.content(), id: owner })
  const heading = place?.kind === 'item' ? HEADINGS[place.section.kind] : undefined
  const lines = inserted.map(sourceLine)
  const count = countEntries(lines)
  if (heading === undefined || count < 2) return
  const texts = ENTRIES_TEXTS[editor.language]
  const pasted = fieldOf({ content: editor.content(), owner, field })
  const make = async () => {
    const { importLines } = await import('~/features/interchange/import-lines')
    const title: SourceLine = { text: heading, kind: 'heading', level: 1 }
    const read = importLines({ lines: [title, ...lines], language: editor.language })
    const items = read.ok
      ? (read.content.entryList.find((section) => section.items.length > 1)?.items ?? [])
      : []
    if (items.length === 0) return
    editor.change({
      name: texts.making,
      recipe: (draft) => {
        const now = findPlace({ content: draft, id: owner })
        if (now?.kind !== 'item') return
        // What was written since stays.
        if (fieldOf({ content: draft, owner, field }) === pasted)
          setField({ content: draft, owner, field, value: before })
        const isBlank = isBlankItem(now.value)
        now.list.splice(isBlank ? now.index : now.index + 1, isBlank ? 1 : 0, ...items)
      },
    })
  }
  toast.info(texts.looksLike(count), { label: texts.make, onAction: () => void make() })
}

const sourceLine = ({ levels, opens, children }: Line): SourceLine => ({
  text: inlineText(children),
  kind: opens ? 'bullet' : 'text',
  level: Math.max(levels.length - 1, 0),
})

/** Dates of bullets are what happened in one job. */
function countEntries(lines: SourceLine[]): number {
  if (!lines.some(({ kind }) => kind === 'text')) return 0
  return splitEntries(lines).filter(({ head }) => head.some((text) => findPeriod(text))).length
}
