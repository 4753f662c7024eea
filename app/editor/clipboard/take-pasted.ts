import { isBlankItem } from '../../../collections/resumes/is-blank-item'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { linesOf } from '../../document/rich-text/lines'
import { noteImport } from '~/features/interchange/note-import'
import { toast } from '~/components/ui/toast'
import { findPlace } from '../edits/find-place'
import { textChange } from '../fields/text-change'
import { focusField } from '../sections/focus-field'
import { fieldOf, setField } from '../edits/set-field'
import { importNotesKept } from '../import-check/import-notes-kept'
import type { Editor, FieldTarget } from '../session/editor'
import { offerUndo } from '../session/offer-undo'
import { PASTED_TEXTS } from '../texts/pasted-texts'
import { nameRow } from '../writing/name-row'
import { schemaParts } from '../schema/schema-parts'
import { checkWritten } from '../writing/check-written'
import { writeLines } from '../writing/written-field'
import { readPasted, type ReadPasted } from './read-pasted'
import { pastedLines } from './pasted-lines'

type Paste = {
  editor: Editor
  target: FieldTarget
  html: string
  text: string
  /** The document before it was written, and after that. */
  before: ResumeContent
  after: ResumeContent
  /** Several lines for a text that has one. */
  isLine: boolean
  /** It was copied here: what it is the person has seen. */
  isOwn: boolean
  /** Where one writes goes on there then, and not on the page. */
  isInForms: boolean
}
type Found<Read = ReadPasted> = Paste & { read: Read }
type Entries = Extract<ReadPasted, { kind: 'entries' }>
type Resume = Extract<ReadPasted, { kind: 'resume' }>

/**
 * Looks at what was pasted: entries in a blank one, or a resume in a blank document, become what they are, as a step of
 * their own. Where that isn't sure, or one has written on, entries are offered. Answers whether anything was.
 */
export function takePasted(paste: Paste): boolean {
  const { editor, before, after, isLine, isOwn, target } = paste
  const read = readFor(paste)
  if (!read) return false
  const texts = PASTED_TEXTS[editor.language]
  const isStill = editor.content() === after
  if (read.kind === 'resume') {
    if (!isStill || !isFree({ content: before, read })) return false
    takeResume({ ...paste, read })
    offerUndo({ editor, text: texts.tookResume })
    return true
  }
  const place = findPlace({ content: before, id: target.owner })
  const isBlank = place?.kind === 'item' && isBlankItem({ item: place.value, section: place.section })
  if (isLine && isStill && isBlank && read.isSure) {
    takeEntries({ ...paste, read })
    offerUndo({ editor, text: texts.tookEntries(read.items.length) })
    return true
  }
  // One dated line is told in one job, unless there is none yet to tell it in.
  const isJob = (isLine || isBlank) && read.isSure
  if (isOwn || (read.items.length < 2 && !isJob)) return false
  const text = texts.looksLike(read.items.length)
  const onAction = () => takeEntries({ ...paste, read })
  offerEntries({ editor, target, before, after, text, label: texts.make, onAction })
  return true
}

function readFor({ before, editor, target, html, text }: Paste): ReadPasted | undefined {
  const place = findPlace({ content: before, id: target.owner })
  const section = place?.kind === 'item' ? place.section.kind : undefined
  try {
    return readPasted({ html, text, section, language: editor.language })
  } catch (error) {
    // What was pasted is written all the same.
    reportError(error)
    return undefined
  }
}

/** Whether nothing is written yet but perhaps the name. */
function isFree({ content, read }: { content: ResumeContent; read: Resume }): boolean {
  const { baseInfo, entryList, skill } = content
  const name = nameRow(read.content)?.value ?? ''
  return (
    baseInfo.list.every(({ kind, value }) => value === '' || (kind === 'name' && value === name)) &&
    entryList.every((section) => section.items.every((item) => isBlankItem({ item, section }))) &&
    skill.list.every(({ key, level, tags }) => key === '' && level === '' && tags.length === 0)
  )
}

function takeResume({ editor, before, read, isInForms }: Found<Resume>): void {
  const name = PASTED_TEXTS[editor.language].readingResume
  editor.change({ name, recipe: (draft) => putResume({ draft, before, read: read.content }) })
  noteImport({ id: editor.id, content: editor.content(), warnings: read.warnings })
  importNotesKept.set(importNotesKept.get() + 1)
  const row = nameRow(editor.content())
  if (row) goOnIn({ editor, isInForms, target: { owner: row.id, field: 'value' } })
}

type Field = { content: ResumeContent; target: FieldTarget; before: ResumeContent; after: ResumeContent }

/** The text of a field without what was pasted into it, whatever was written around that since; undefined where a part of it has gone. */
function withoutPasted({ content, target, before, after }: Field): string | undefined {
  const [now, held, pasted] = [content, before, after].map((one) => fieldOf({ content: one, ...target }))
  if (typeof now !== 'string' || typeof held !== 'string' || typeof pasted !== 'string') return undefined
  const { from, until, behind } = textChange({ before: held, after: pasted })
  if (now === pasted) return held
  const added = pasted.slice(from, behind)
  const at = now.startsWith(added, from) ? from : now.indexOf(added)
  // what is said twice, or nothing at all, is not surely what was pasted
  if (added === '' || at < 0 || (at !== from && now.includes(added, at + 1))) return undefined
  return now.slice(0, at) + held.slice(from, until) + now.slice(at + added.length)
}

/** As one step. What was written since the paste stays. */
function takeEntries({ editor, target, before, after, read: { items }, isInForms }: Found<Entries>): void {
  const { owner } = target
  editor.change({
    name: PASTED_TEXTS[editor.language].making,
    recipe: (draft) => {
      const now = findPlace({ content: draft, id: owner })
      if (now?.kind !== 'item') return
      const value = withoutPasted({ content: draft, target, before, after })
      if (value !== undefined) setField({ content: draft, ...target, value })
      const isBlank = isBlankItem({ item: now.value, section: now.section })
      now.list.splice(isBlank ? now.index : now.index + 1, isBlank ? 1 : 0, ...items)
    },
  })
  const last = items.at(-1)
  // What was too long for a line waited beside the document.
  editor.drafts.drop(`${owner}.${target.field}`)
  if (last) goOnIn({ editor, isInForms, target: { owner: last.id, field: last.text ? 'text' : 'title' } })
}

function goOnIn({ editor, isInForms, target }: Pick<Paste, 'editor' | 'isInForms' | 'target'>): void {
  if (!isInForms) return editor.pen.enter(target, 'end')
  const isEntry = findPlace({ content: editor.content(), id: target.owner })?.kind === 'item'
  editor.folds.open(isEntry ? target.owner : '$baseInfo')
  focusField(target)
}

type Put = Record<'draft' | 'before' | 'read', ResumeContent>

/** Words and sections of another resume; what it doesn't say of the person may still be written, as before the paste. */
function putResume({ draft, before, read: { baseInfo, entryList, skill } }: Put): void {
  const rows = before.baseInfo.list.map((row) => baseInfo.list.find(({ kind }) => kind === row.kind) ?? row)
  draft.baseInfo.list = [...new Set([...rows, ...baseInfo.list])]
  draft.entryList = entryList
  draft.skill = { ...draft.skill, title: skill.title, list: skill.list }
}

type Offer = {
  editor: Pick<Editor, 'content' | 'subscribe' | 'history'>
  target: FieldTarget
  /** The document before the paste, and as that left it. */
  before: ResumeContent
  after: ResumeContent
  text: string
  label: string
  onAction: () => void
}

/** Offers something for what was pasted, until that or a part of it is gone, or anything else is changed. */
export function offerEntries({ editor, target, before, after, text, label, onAction }: Offer): void {
  let last = after
  const isOver = () => {
    const now = editor.content()
    if (now === last) return false
    const [was, is] = [last, now].map((content) => fieldOf({ content, ...target }))
    last = now
    const isWhole = withoutPasted({ content: now, target, before, after }) !== undefined
    return editor.history().redo !== undefined || is === was || !isWhole
  }
  if (isOver()) return
  const id = toast.info(text, { label, onAction })
  const stop = editor.subscribe(() => {
    if (!isOver()) return
    stop()
    toast.dismiss(id)
  })
}

type Options = { editor: Editor; html: string; text: string }

/** What is too long for a line may be a section. */
export function offerSection({ editor, html, text }: Options): void {
  const { language } = editor
  const texts = PASTED_TEXTS[language]
  const content = editor.content()
  const title = PASTED_TEXTS[content.config.language].pastedText
  const section = schemaParts().newSection({ kind: 'custom', title })
  const [item] = section.items
  if (!item) return
  const plain = () => linesOf([{ type: 'paragraph', children: [{ type: 'text', value: text.trim() }] }])
  item.text = writeLines(pastedLines({ html, text, isAtLineStart: true }) ?? plain())
  const drawn = { ...content, entryList: [section] }
  if (
    checkWritten({ content: drawn, language, owner: item.id, field: 'text', value: item.text }) !== undefined
  )
    return
  toast.info(texts.tooLong, {
    label: texts.ownSection,
    // It can be pasted once more.
    isBrief: true,
    onAction: () => {
      editor.change({ name: texts.ownSection, recipe: ({ entryList }) => void entryList.push(section) })
      editor.pen.enter({ owner: section.id, field: 'title' }, 'end')
    },
  })
}
