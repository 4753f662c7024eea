import { resumeContent, type ResumeContent } from '../../../../collections/resumes/schema'
import { applyPatch } from '../../../document/patch/apply-patch'
import { hasMostResumes } from '../../resumes/create-resume.server'
import { storeResume } from '../../resumes/store-resume.server'
import { findOwnResume } from '../../resumes/find-own-resume.server'
import { isTaken } from '../../insert-once.server'
import type { CheckedText } from '../edits/doubts'
import { edits, type Edit } from '../edits/edit-schema'
import { factCheckOf } from '../edits/fact-check'
import { ALL_FIELDS } from '../edits/find-place'
import { otherLanguage } from '../edits/other-language'
import { outlineOf } from '../edits/outline-of'
import { suggest } from '../edits/suggest'
import { asData } from '../prompts/prompt'
import { PROMPTS } from '../prompts/prompts'
import { TaskFault } from '../provider/fault'
import type { CheckedFacts } from '../tasks/events'
import { inputOf } from '../tasks/task'
import type { Kind, KindContext } from './kind-context'

/** Makes the resume's twin in the other language: a resume of its own, nothing of which has to be accepted. */
export const translate: Kind = {
  prompt: PROMPTS.translate,
  async run(context) {
    const { content, marks, ask, row, emitter, secondReading } = context
    const { language } = inputOf({ kind: 'translate', row })
    const given = await ask.value({
      instructions: PROMPTS.translate.text({ language }),
      messages: [{ role: 'user', content: `Resume:\n${asData(outlineOf({ content, marks }))}` }],
      name: 'translation',
      schema: edits,
    })
    const shown = given.edits.map((edit) => ({ ...edit, value: marks.show(edit.value) }))
    if (otherLanguage({ text: shown.map(({ value }) => value).join('\n'), language }))
      throw new TaskFault({ code: 'wrong-language', mayPass: true })
    const { translated, texts } = applyAll({ context, edits: shown })
    // a twin in which nothing is translated is a copy that nobody asked for
    if (texts.length === 0 && content.entryList.some(({ items }) => items.length > 0))
      throw new TaskFault({ code: 'unreadable', mayPass: true })
    await secondReading.begin()
    await emitter.emit('facts', factsOf(texts))
    const again = await secondReading.read({ texts })
    if (again.some((text, index) => text !== texts[index])) await emitter.emit('facts', factsOf(again))
    const twin = { ...translated, config: { ...translated.config, language } }
    return { resumeId: await storeTwin({ context, content: twin }) }
  },
}

function applyAll({ context, edits }: { context: KindContext; edits: Edit[] }) {
  const { content, language, row } = context
  const checkFacts = factCheckOf({ content })
  const texts: CheckedText[] = []
  let translated: ResumeContent = content
  for (const edit of edits) {
    const options = {
      content: translated,
      revision: row.revision,
      edit,
      allowed: ALL_FIELDS,
      language,
      checkFacts,
    }
    const change = suggest(options)
    if (!change) continue
    translated = applyPatch({ document: translated, patch: change.ops })
    const { path, after, flags, sources } = change
    texts.push({ key: `t${texts.length + 1}`, path, before: change.before, after, flags, sources })
  }
  return { translated: resumeContent.parse(translated), texts }
}

const factsOf = (texts: readonly CheckedText[]): CheckedFacts => ({
  flags: texts.flatMap(({ flags }) => flags),
  sources: texts.flatMap(({ sources }) => sources),
})

/** One for each task, however often it is begun anew. */
async function storeTwin({
  context,
  content,
}: {
  context: KindContext
  content: ResumeContent
}): Promise<string> {
  const { services, person, row } = context
  const { payload } = services
  const original = await findOwnResume({ payload, person, id: row.resume })
  if (!original) throw new TaskFault({ code: 'gone' })
  const originKey = `twin-${row.id}`
  const there = { collection: 'resumes', where: { originKey: { equals: originKey } } } as const
  const made = await payload.db.findOne<{ id: string | number }>(there)
  if (made) return String(made.id)
  if (await hasMostResumes({ payload, person })) throw new TaskFault({ code: 'too-many' })
  const { templateCode, layout, layoutVersion } = original
  const title = `${original.title} (${content.config.language === 'en' ? 'English' : '中文'})`.slice(0, 200)
  try {
    const resume = {
      title,
      templateCode,
      layout,
      layoutVersion,
      content,
      originKey,
      twin: String(original.id),
    }
    return String((await storeResume({ payload, person, resume })).id)
  } catch (error) {
    const other = isTaken(error) ? await payload.db.findOne<{ id: string | number }>(there) : null
    if (other) return String(other.id)
    throw error
  }
}
