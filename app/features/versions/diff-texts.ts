import type { ResumeContent } from '../../../collections/resumes/schema'
import { composeDocument } from '../../document/layouts/compose-document'
import type { Layout } from '../../document/layouts/types'
import { leafText } from '../../document/model/leaf-text'
import { listLeaves } from '../../document/model/list-leaves'
import { diffList } from './diff-list'

/** A text as it is printed: the id of its block on the page, and whether it heads a section. */
export type PrintedText = { id: string; text: string; isHeading: boolean }
export type TextChange =
  | { kind: 'same' | 'changed'; before: PrintedText; after: PrintedText }
  | { kind: 'removed'; before: PrintedText; after?: undefined }
  | { kind: 'added'; before?: undefined; after: PrintedText }
export type ChangeCounts = { added: number; changed: number; removed: number }

type Options = { from: ResumeContent; to: ResumeContent; layout: Layout }
/** Texts by the field they print, in reading order. */
type Places = Map<string, PrintedText[]>

/**
 * What became of the printed texts of a document, in reading order. Texts are those of the page, each its line or
 * paragraph; a field is known by its id wherever it moved.
 */
export function diffTexts({ from, to, layout }: Options): TextChange[] {
  const before = placesOf({ content: from, layout })
  const after = placesOf({ content: to, layout })
  return inOrder({ before, after }).flatMap((place) =>
    changesAt({ before: before.get(place) ?? [], after: after.get(place) ?? [] }),
  )
}

export function countChanges(changes: readonly TextChange[]): ChangeCounts {
  const count = (wanted: TextChange['kind']) => changes.filter(({ kind }) => kind === wanted).length
  return { added: count('added'), changed: count('changed'), removed: count('removed') }
}

function placesOf({ content, layout }: { content: ResumeContent; layout: Layout }): Places {
  const places: Places = new Map()
  for (const { leaf } of listLeaves(Object.values(composeDocument({ content, layout })).flat())) {
    const text = leafText(leaf).trim()
    if (text === '') continue
    const place = leaf.id.split('.').slice(0, 2).join('.')
    places.set(place, [...(places.get(place) ?? []), { id: leaf.id, text, isHeading: leaf.tag === 'h2' }])
  }
  return places
}

/** All places as they are read now, each that is gone behind the one it stood behind. */
function inOrder({ before, after }: { before: Places; after: Places }): string[] {
  const gone = new Map<string | undefined, string[]>()
  let previous: string | undefined
  for (const place of before.keys()) {
    const behind = gone.get(previous)
    if (after.has(place)) previous = place
    else if (behind) behind.push(place)
    else gone.set(previous, [place])
  }
  const goneBehind = (place: string | undefined) => gone.get(place) ?? []
  return [...goneBehind(undefined), ...[...after.keys()].flatMap((place) => [place, ...goneBehind(place)])]
}

/** Lines that stay are told by their text; what stands between two of them has changed line by line. */
function changesAt({ before, after }: { before: PrintedText[]; after: PrintedText[] }): TextChange[] {
  const [olds, news] = [[...before], [...after]]
  const changes: TextChange[] = []
  let gap: { before: PrintedText[]; after: PrintedText[] } = { before: [], after: [] }
  const close = () => {
    changes.push(...pairs(gap))
    gap = { before: [], after: [] }
  }
  for (const { kind } of diffList(textsOf(before), textsOf(after))) {
    const old = kind === 'added' ? undefined : olds.shift()
    const next = kind === 'removed' ? undefined : news.shift()
    if (old && next) {
      close()
      changes.push({ kind: 'same', before: old, after: next })
    } else if (old) gap.before.push(old)
    else if (next) gap.after.push(next)
  }
  close()
  return changes
}

function pairs({ before, after }: { before: PrintedText[]; after: PrintedText[] }): TextChange[] {
  const changed = before.flatMap((old, index): TextChange[] => {
    const next = after[index]
    return [next ? { kind: 'changed', before: old, after: next } : { kind: 'removed', before: old }]
  })
  return [
    ...changed,
    ...after.slice(before.length).map((next): TextChange => ({ kind: 'added', after: next })),
  ]
}

const textsOf = (texts: readonly PrintedText[]): string[] => texts.map(({ text }) => text)
