import { isBlankItem } from '../../../collections/resumes/is-blank-item'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { toast } from '~/components/ui/toast'
import { noteImport } from '~/features/interchange/note-import'
import { findPlace } from '../edits/find-place'
import { fieldOf, setField } from '../edits/set-field'
import { importNotesKept } from '../import-check/import-notes-kept'
import type { Editor, FieldTarget } from '../session/editor'
import { PASTED_TEXTS } from '../texts/pasted-texts'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { nameRow } from '../writing/name-row'
import { readPasted, type ReadPasted } from './read-pasted'

type Clipboard = { editor: Editor; target: FieldTarget; html: string; text: string }
/** What the field held before the paste and after it. */
type Held = { before: string; pasted: string }
type Found = Pick<Clipboard, 'editor' | 'target'> & { read: ReadPasted; held?: Held }

/** Several lines for a field that has one: they become what they say where nothing else is written yet, else stand in the line. */
export function takeLines({ write, ...pasted }: Clipboard & { write: () => void }): void {
  const { editor, target } = pasted
  const before = textOf({ editor, target })
  const read = readFor(pasted)
  if (!read || !isFree({ content: editor.content(), target, read })) {
    write()
    if (read) offer({ editor, target, read, held: { before, pasted: textOf({ editor, target }) } })
    return
  }
  take({ editor, target, read })
  const texts = PASTED_TEXTS[editor.language]
  const step = editor.history().undo
  toast.success(read.kind === 'resume' ? texts.tookResume : texts.tookEntries(read.items.length), {
    label: SHELL_TEXTS[editor.language].undo,
    // What was written since would be taken back instead.
    onAction: () => editor.history().undo === step && editor.undo({ focus: true }),
  })
}

/** What was pasted into a rich text and looks like more may become that, if the person likes. */
export function offerPasted({ held, ...pasted }: Clipboard & { held: Held }): void {
  const { editor, target } = pasted
  const read = readFor(pasted)
  // One dated line is told in one job.
  if (read && (read.kind === 'resume' || read.items.length > 1)) offer({ editor, target, read, held })
}

function textOf({ editor, target }: Pick<Clipboard, 'editor' | 'target'>): string {
  const value = fieldOf({ content: editor.content(), ...target })
  return typeof value === 'string' ? value : ''
}

function readFor({ editor, target, html, text }: Clipboard): ReadPasted | undefined {
  const place = findPlace({ content: editor.content(), id: target.owner })
  const section = place?.kind === 'item' ? place.section.kind : undefined
  try {
    return readPasted({ html, text, section, language: editor.language })
  } catch (error) {
    // What was pasted is written all the same.
    reportError(error)
    return undefined
  }
}

function isFree({
  content,
  target,
  read,
}: {
  content: ResumeContent
  target: FieldTarget
  read: ReadPasted
}) {
  const place = findPlace({ content, id: target.owner })
  if (read.kind === 'entries') return place?.kind === 'item' && isBlankItem(place.value)
  const { baseInfo, entryList } = content
  const rows = baseInfo.list.filter(({ kind, value }) => kind !== 'name' && value !== '')
  return rows.length === 0 && entryList.every(({ items }) => items.every(isBlankItem))
}

function offer(found: Found): void {
  const { editor, read } = found
  const texts = PASTED_TEXTS[editor.language]
  const isResume = read.kind === 'resume'
  toast.info(isResume ? texts.looksLikeResume : texts.looksLike(read.items.length), {
    label: isResume ? texts.readResume : texts.make,
    onAction: () => take(found),
  })
}

/** As one step. What was written since the paste stays. */
function take({ editor, target, read, held }: Found): void {
  const texts = PASTED_TEXTS[editor.language]
  if (read.kind === 'resume') {
    editor.change({ name: texts.readingResume, recipe: (draft) => putResume(draft, read.content) })
    noteImport({ id: editor.id, content: editor.content(), warnings: read.warnings })
    importNotesKept.set(importNotesKept.get() + 1)
    const name = nameRow(editor.content())
    return name && editor.pen.enter({ owner: name.id, field: 'value' }, 'end')
  }
  const { owner, field } = target
  const { items } = read
  editor.change({
    name: texts.making,
    recipe: (draft) => {
      const now = findPlace({ content: draft, id: owner })
      if (now?.kind !== 'item') return
      if (held && fieldOf({ content: draft, owner, field }) === held.pasted)
        setField({ content: draft, owner, field, value: held.before })
      const isBlank = isBlankItem(now.value)
      now.list.splice(isBlank ? now.index : now.index + 1, isBlank ? 1 : 0, ...items)
    },
  })
  const last = items.at(-1)
  if (last) editor.pen.enter({ owner: last.id, field: last.text ? 'text' : 'title' }, 'end')
}

/** Words and sections of another resume; what it doesn't say of the person may still be written. */
function putResume(draft: ResumeContent, { baseInfo, entryList, skill }: ResumeContent): void {
  const asked = draft.baseInfo.list.map((row) => baseInfo.list.find(({ kind }) => kind === row.kind) ?? row)
  const kept = asked.filter((row) => row.value === '' || baseInfo.list.includes(row))
  draft.baseInfo.list = [...new Set([...kept, ...baseInfo.list])]
  draft.entryList = entryList
  draft.skill = { ...draft.skill, title: skill.title, list: skill.list }
}
