import { OWN_NAMES } from '../../../../collections/languages/own-names'
import { resumeContent, type Language, type ResumeContent } from '../../../../collections/resumes/schema'
import { isGivenTitle, ownTitle } from '../../../../collections/resumes/title-of'
import { applyPatch, valueAt } from '../../../document/patch/apply-patch'
import { diffDocuments } from '../../../document/patch/diff-documents'
import { parsePointer } from '../../../document/patch/patch'
import { USUAL_DATE_FORMAT } from '../../../document/text/usual-date-format'
import { hasMostResumes, storeResume } from '../../resumes/store-resume.server'
import { findOwnResume } from '../../resumes/find-own-resume.server'
import { findRow } from '~/database/rows.server'
import { isTaken } from '~/database/insert-once.server'
import type { CheckedText } from '../edits/doubts'
import { ALL_FIELDS, edits, type Edit } from '../edits/edit-schema'
import type { CheckFacts } from '../edits/fact-check.server'
import { isInAnotherLanguage } from '../edits/is-in-another-language'
import { outlineOf } from '../edits/outline-of'
import { suggest } from '../edits/suggest'
import { asData } from '../prompts/prompt'
import { PROMPTS } from '../prompts/prompts'
import { TaskFault } from '../provider/fault'
import { inputOf } from '../tasks/task'
import type { Kind, KindContext } from './kind-context'
import { translatedTwin } from '../../twins/begin-twin'

/** Makes the resume's twin in the other language: a resume of its own, nothing of which has to be accepted. */
export const translate: Kind = {
  prompt: PROMPTS.translate,
  async run(context) {
    const { content, secondReading, row, guard } = context
    const { language } = inputOf({ kind: 'translate', row })
    const checkFacts = guard()
    // one that was made before its runner died is looked at again, not made again
    const former = await findTwin(context)
    const to = former?.content ?? (await translated({ context, language }))
    // before it is stored: what can't be looked up leaves no resume behind
    const texts = await checkedTexts({ from: content, to, checkFacts })
    const twin = former ?? (await storeTwin({ context, content: to }))
    await secondReading.say({ texts })
    return { resumeId: twin.id }
  },
}

type Twin = { id: string; content: ResumeContent }

type TranslateOptions = { context: KindContext; language: Language }

async function translated({ context, language }: TranslateOptions): Promise<ResumeContent> {
  const { services, person, content, marks, ask } = context
  if (await hasMostResumes({ payload: services.payload, person })) throw new TaskFault({ code: 'too-many' })
  const given = await ask.value({
    instructions: PROMPTS.translate.text({ language }),
    messages: [{ role: 'user', content: `Resume:\n${asData(outlineOf({ content, marks }))}` }],
    name: 'translation',
    schema: edits,
  })
  const shown = given.edits.map((edit) => ({ ...edit, value: marks.show(edit.value) }))
  if (isInAnotherLanguage({ text: shown.map(({ value }) => value).join('\n'), language }))
    throw new TaskFault({ code: 'wrong-language', mayPass: true })
  const { result, count } = applyAll({ context, edits: shown })
  // a twin in which nothing is translated is a copy that nobody asked for
  if (count === 0 && content.entryList.some(({ items }) => items.length > 0))
    throw new TaskFault({ code: 'unreadable', mayPass: true })
  return { ...result, config: { ...result.config, language, dateFormat: USUAL_DATE_FORMAT[language] } }
}

function applyAll({ context, edits }: { context: KindContext; edits: Edit[] }) {
  const { content, language, row } = context
  let result: ResumeContent = content
  let count = 0
  for (const edit of edits) {
    const change = suggest({
      content: result,
      revision: row.revision,
      edit,
      allowed: ALL_FIELDS,
      language,
    })
    if (!change) continue
    count += 1
    result = applyPatch({ document: result, patch: change.ops })
  }
  return { result: resumeContent.parse(result), count }
}

type Options = { from: ResumeContent; to: ResumeContent; checkFacts: CheckFacts }

/** Each text that differs in the twin, looked up in the original. */
async function checkedTexts({ from, to, checkFacts }: Options): Promise<CheckedText[]> {
  const claims = diffDocuments({ from, to: { ...to, config: from.config } }).flatMap((operation) => {
    const after = operation.op === 'replace' ? asText(operation.value) : undefined
    if (after === undefined) return []
    const { path } = operation
    return [{ path, before: asText(valueAt({ document: from, path: parsePointer(path) })) ?? '', after }]
  })
  const checked = await checkFacts(claims)
  // the whole resume stands beside it, so that the second reading needs no old text
  return checked.map((text, index) => ({ ...text, key: `t${index + 1}`, before: '' }))
}

function asText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(String).join('\n')
  return typeof value === 'string' ? value : undefined
}

/** What this task has made already. */
async function findTwin({ services, row }: KindContext): Promise<Twin | undefined> {
  const where = { originKey: { equals: originKeyOf(row) } }
  const made = await findRow({ payload: services.payload, collection: 'resumes', where })
  return made ? { id: String(made.id), content: resumeContent.parse(made.content) } : undefined
}

const originKeyOf = (row: KindContext['row']): string => `twin-${row.id}`

/** Whether a text that stayed as it was is one in the other language. */
const WAITS: Record<Language, (text: string) => boolean> = {
  en: (text) => /\p{Script=Han}/u.test(text),
  'zh-CN': (text) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 3 && !/\p{Script=Han}/u.test(text),
}

type StoreTwinOptions = { context: KindContext; content: ResumeContent }

/** One for each task, however often it is begun anew. */
async function storeTwin({ context, content }: StoreTwinOptions): Promise<Twin> {
  const { services, person, row } = context
  const { payload } = services
  const original = await findOwnResume({ payload, person, id: row.resume })
  if (!original) throw new TaskFault({ code: 'gone' })
  const { templateCode, layout, layoutVersion } = original
  const of = { id: String(original.id), content: context.content }
  const { title: name } = original
  // A name that nobody gave is in the other language now.
  const shown = isGivenTitle({ title: name, content: context.content }) ? name : ownTitle(content) || name
  const title = `${shown} (${OWN_NAMES[content.config.language]})`.slice(0, 200)
  const resume = {
    ...{ title, templateCode, layout, layoutVersion },
    content: translatedTwin({ of, content, isWaiting: WAITS[content.config.language] }),
    ...{ originKey: originKeyOf(row), twin: String(original.id) },
  }
  try {
    const stored = await storeResume({ payload, person, resume })
    if (!stored.ok) throw new TaskFault({ code: 'too-many' })
    return { id: stored.resume.id, content }
  } catch (error) {
    const other = isTaken(error) ? await findTwin(context) : undefined
    if (other) return other
    throw error
  }
}
