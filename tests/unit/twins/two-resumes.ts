import { produce } from '../../../app/document/patch/produce'
import type { EntryItem, ResumeContent } from '../../../collections/resumes/schema'
import { twinToTranslate } from '../../../app/features/twins/begin-twin'
import { compareTwins, type TwinMark } from '../../../app/features/twins/compare-twins'
import { pairOf } from '../../../app/features/twins/pair-of'
import { cameInStep, keepAsIs, writeNotes } from '../../../app/features/twins/settle'
import { takeOver } from '../../../app/features/twins/take-over'
import { englishResume } from '../../factories/english-resume'

type Name = 'en' | 'zh'
const OTHER = { en: 'zh', zh: 'en' } as const

/** Two languages of one resume as their owner has them; `translated`: every text is, else all wait. */
export function twoResumes({ translated = true } = {}) {
  const english = englishResume()
  const docs = { en: english, zh: twinToTranslate({ of: { id: 'en', content: english }, language: 'zh-CN' }) }
  const pair = (name: Name) => {
    const other = OTHER[name]
    return pairOf({ own: { id: name, content: docs[name] }, other: { id: other, content: docs[other] } })
  }
  const change = (name: Name, recipe: (content: ResumeContent) => void) => {
    const before = docs[name]
    docs[name] = produce(before, (draft) => void recipe(draft))
    return () => void (docs[name] = before)
  }
  const marks = (name: Name): TwinMark[] => compareTwins(pair(name))
  const notes = (name: Name, made: ReturnType<typeof keepAsIs>) =>
    change(name, (draft) => writeNotes({ draft, pair: pair(name), twin: OTHER[name], notes: made }))
  const two = {
    docs,
    change,
    marks,
    told: (name: Name) => marks(name).map(({ kind, key, was, is }) => [kind, key, was, is]),
    take: (name: Name) =>
      change(name, (draft) => takeOver({ draft, pair: pair(name), twin: OTHER[name], marks: marks(name) })),
    keep: (name: Name) => notes(name, keepAsIs(marks(name))),
    /** Its editor is opened, or comes to the front again. */
    open: (name: Name) => notes(name, cameInStep(pair(name))),
  }
  if (translated) two.keep('zh')
  return two
}

export function itemIn(content: ResumeContent, id = 'work-1'): EntryItem {
  const item = content.entryList.flatMap(({ items }) => items).find((one) => one.id === id)
  if (!item) throw new Error(`the factory has no ${id}`)
  return item
}
