import type { Language } from '../../../../collections/resumes/choices'
import { addEntries, addSkills, readEntries, type Addition } from '../edits/add-entries'
import { mapTexts } from '../edits/clean-text'
import type { Offer } from '../edits/suggest'
import { asData } from '../prompts/prompt'
import { PROMPTS } from '../prompts/prompts'
import { inputOf } from '../tasks/task'
import type { Kind } from './kind-context'

const TITLES: Record<Language, (name: string) => string> = {
  'zh-CN': (name) => `填入：${name}`,
  en: (name) => `Fill in: ${name}`,
}

/** Entries out of whatever a person has written about themselves, each section to be taken or left. */
export const fill: Kind = {
  prompt: PROMPTS.fill,
  async run(context) {
    const { content, marks, ask, row, language, secondReading, guard } = context
    const { text } = inputOf({ kind: 'fill', row })
    const checkFacts = guard({ user: text })
    const read = await ask.value({
      instructions: PROMPTS.fill.text({ language: content.config.language }),
      messages: [{ role: 'user', content: `What I wrote:\n${asData(marks.hide(text))}` }],
      name: 'entries',
      schema: readEntries,
    })
    const sections = read.sections.map(({ entries, ...section }) => ({
      ...section,
      title: marks.show(section.title),
      entries: entries.map((entry) => mapTexts(entry, marks.show)),
    }))
    const skills = read.skills.map((skill) => mapTexts(skill, marks.show))
    const offers: (Offer & { key: string })[] = []
    const offer = (addition: Addition | undefined) => {
      if (!addition) return
      const { ops, path, name, after } = addition
      const title = TITLES[language](name)
      offers.push({
        ...{ key: `p${offers.length + 1}`, revision: row.revision },
        ...{ ops, path, title, before: '', after, why: '' },
      })
    }
    for (const section of sections) offer(addEntries({ content, section }))
    offer(addSkills({ content, skills, language }))
    const texts = await checkFacts(offers)
    await secondReading.say({ texts, user: text })
    return { notes: read.notes.map(marks.show) }
  },
}
