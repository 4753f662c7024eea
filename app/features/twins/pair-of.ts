import type { InStep, Step } from '../../../collections/resumes/in-step'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { alignIds, inverse, turnNotes, type SameIds } from './align-ids'
import { matchIds } from './match-ids'
import { valuesOf, type TwinValues } from './values-of'

/** A resume as one of two. */
export type Side = { id: string; content: ResumeContent }

/** Two languages of a resume, laid side by side: the other one with the ids of this one. */
export type Pair = {
  own: TwinValues
  other: TwinValues
  /** The other document with this one’s ids, to take over from. */
  otherContent: ResumeContent
  /** Where both were last in step, by owner and field; nothing is noted of what is empty on both sides. */
  notes: ReadonlyMap<string, Pick<Step, 'own' | 'other'>>
  /** Ids of the other document by those they have here, where the two differ. */
  same: SameIds
  /** Neither document knows anything of the other: both are taken to be in step as they are. */
  isNew: boolean
  /** Later than every note there is, in milliseconds. */
  now: number
}

/** Lays two resumes side by side, with what either has noted of the other. */
export function pairOf({ own, other }: { own: Side; other: Side }): Pair {
  const [mine, theirs] = [notesOn(own, other), notesOn(other, own)]
  const isNew = !mine && !theirs
  const known = isNew ? matchIds({ own: own.content, other: other.content }) : sameOf(mine, theirs)
  const same = withSkills({ same: known, own: own.content, other: other.content })
  const otherContent = alignIds({ content: other.content, same })
  const notes = new Map<string, Step>(Object.entries(mine?.fields ?? {}))
  if (theirs)
    for (const [key, note] of turnNotes({ fields: theirs.fields, same }))
      if (note.at > (notes.get(key)?.at ?? -1)) notes.set(key, note)
  const latest = Math.max(Date.now(), ...Array.from(notes.values(), ({ at }) => at + 1))
  const values = { own: valuesOf(own.content), other: valuesOf(otherContent) }
  return { ...values, otherContent, notes: isNew ? asTheyAre(values) : notes, same, isNew, now: latest }
}

const notesOn = ({ content }: Side, other: Side): InStep | undefined =>
  content.inStep?.with === other.id ? content.inStep : undefined

function sameOf(mine: InStep | undefined, theirs: InStep | undefined): SameIds {
  return new Map([
    ...inverse(new Map(Object.entries(theirs?.same ?? {}))),
    ...Object.entries(mine?.same ?? {}),
  ])
}

type WithSkillsOptions = { same: SameIds; own: ResumeContent; other: ResumeContent }

/** Each has one place for its skills, which an editor makes where there is none: whatever they are called, they are one. */
function withSkills({ same, own, other }: WithSkillsOptions): SameIds {
  const [mine, theirs] = [own, other].map(
    ({ entryList }) => entryList.find(({ kind }) => kind === 'skill')?.id,
  )
  if (!mine || !theirs || (same.get(theirs) ?? theirs) === mine) return same
  return new Map([...same, [theirs, mine]])
}

/** Both as they are now, taken to be in step. */
function asTheyAre({ own, other }: { own: TwinValues; other: TwinValues }) {
  const keys = new Set([...own.keys(), ...other.keys()])
  return new Map(
    Array.from(
      keys,
      (key) => [key, { own: own.get(key)?.value ?? '', other: other.get(key)?.value ?? '' }] as const,
    ).filter(([, note]) => note.own !== '' || note.other !== ''),
  )
}
