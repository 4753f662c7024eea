import type { Step } from '../../../collections/resumes/in-step'
import { defaultContent } from '../../../collections/resumes/default-content'
import { LANGUAGES, type Language, type ResumeContent } from '../../../collections/resumes/schema'
import { LABELS } from '../interchange/json-resume/texts'
import { pairOf, type Side } from './pair-of'
import { writeNotes } from './settle'

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

function withUsualWords({
  content,
  language,
}: {
  content: ResumeContent
  language: Language
}): ResumeContent {
  const usual = (text: string) => usualWords(language).get(text.trim()) ?? text
  return {
    ...content,
    config: { ...content.config, language },
    baseInfo: {
      ...content.baseInfo,
      title: usual(content.baseInfo.title),
      list: content.baseInfo.list.map((row) => ({ ...row, key: usual(row.key) })),
    },
    skill: { ...content.skill, title: usual(content.skill.title) },
    entryList: content.entryList.map((section) => ({ ...section, title: usual(section.title) })),
  }
}

/** Usual words beside those of the default document and of imports. */
const OTHERS: readonly Record<Language, string>[] = [
  { 'zh-CN': '职位', en: 'Position' },
  { 'zh-CN': '所在地', en: 'Location' },
  { 'zh-CN': '联系方式', en: 'Contact' },
  { 'zh-CN': '个人简介', en: 'Profile' },
  { 'zh-CN': '工作经历', en: 'Work experience' },
  { 'zh-CN': '专业技能', en: 'Skills' },
]

/** The usual headings and labels of all other languages with those of one. */
function usualWords(language: Language): Map<string, string> {
  const { baseInfo, skill } = defaultContent(language)
  const titles = LANGUAGES.flatMap((other) => {
    const from = defaultContent(other)
    return [
      [from.baseInfo.title, baseInfo.title],
      [from.skill.title, skill.title],
    ] as const
  })
  const labels = LANGUAGES.flatMap((other) =>
    Object.entries(LABELS[other]).map(([name, text]) => [text, LABELS[language][name] ?? text] as const),
  )
  const others = OTHERS.flatMap((words) => LANGUAGES.map((other) => [words[other], words[language]] as const))
  return new Map([...others, ...labels, ...titles].filter(([text, label]) => text !== label))
}
