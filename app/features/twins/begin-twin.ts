import type { Step } from '../../../collections/resumes/in-step'
import type { Language, ResumeContent } from '../../../collections/resumes/schema'
import { pairOf, type Side } from './pair-of'
import { writeNotes } from './settle'
import { withUsualWords } from './usual-words'

/**
 * A copy of a resume to be translated by hand: the usual headings and labels are in the other language already, every
 * other text stays and waits.
 */
export function twinToTranslate({ of, language }: { of: Side; language: Language }): ResumeContent {
  const content = withUsualWords({ content: of.content, language })
  return withFirstNotes({ of, content, isWaiting: (text) => /\p{L}/u.test(text) })
}

/** A translation with what it was made from; a text that stayed as it was may be one that was not translated. */
export function translatedTwin({ of, content, isWaiting }: NotesOptions): ResumeContent {
  return withFirstNotes({ of, content, isWaiting })
}

type NotesOptions = {
  of: Side
  content: ResumeContent
  /** Whether a text that is the same in both is still to be translated. */
  isWaiting: (text: string) => boolean
}

function withFirstNotes({ of, content, isWaiting }: NotesOptions): ResumeContent {
  const { inStep: _, ...draft } = structuredClone(content)
  const made: ResumeContent = draft
  const pair = pairOf({ own: { id: '', content: made }, other: of })
  const notes = new Map<string, Pick<Step, 'own' | 'other'>>()
  for (const [key, note] of pair.notes) {
    const isWords = pair.own.get(key)?.isFree === false
    const waits = isWords && note.own === note.other && isWaiting(note.own)
    notes.set(key, waits ? { own: note.own, other: null } : note)
  }
  writeNotes({ draft: made, pair, twin: of.id, notes })
  return made
}
