import * as z from 'zod'
import { ALL_FIELDS, edit } from '../edits/edit-schema'
import { createFenceReader } from '../edits/fence-reader'
import { outlineOf } from '../edits/outline-of'
import { asData } from '../prompts/prompt'
import { PROMPTS } from '../prompts/prompts'
import { readJson } from '../provider/read-json'
import { inputOf } from '../tasks/task'
import type { Kind } from './kind-context'
import { offerEdits } from './offer-edits.server'
import { factsOf } from './second-reading.server'

/** An answer in words, shown while it comes, and edits to accept or refuse where the person wanted some. */
export const chat: Kind = {
  prompt: PROMPTS.chat,
  async run(context) {
    const { content, past, marks, ask, row, emitter, language, guard } = context
    const { message, sectionId, itemId } = inputOf({ kind: 'chat', row })
    const selected = sectionId ? outlineOf({ content, marks, sectionId, itemId }) : null
    const user = [message, ...past.filter(({ role }) => role === 'user').map((one) => one.text)].join('\n')
    const checkFacts = guard({ user })
    const answer = ask.text({
      instructions: PROMPTS.chat.text({ language }),
      messages: [
        { role: 'user', content: `My resume:\n${asData(outlineOf({ content, marks }))}` },
        ...past.map(({ role, text }) => ({ role, content: marks.hide(text) })),
        ...(selected ? [{ role: 'user' as const, content: `I have selected:\n${asData(selected)}` }] : []),
        { role: 'user', content: marks.hide(message) },
      ],
    })
    const fence = createFenceReader()
    let text = ''
    for await (const piece of answer) {
      const ready = fence.add(piece)
      text += ready
      await emitter.say(ready)
    }
    const rest = fence.end()
    text += rest.text
    await emitter.say(rest.text)
    const texts = await checkFacts([{ key: 'text', before: '', after: text, path: '' }])
    // what is said to the person is in new words all along
    const facts = { ...factsOf(texts), wording: [] }
    await emitter.emit('facts', facts)
    const edits = rest.fenced ? readJson({ text: rest.fenced, schema: z.array(edit).max(50) }) : []
    const suggestions = await offerEdits({ ...context, edits, allowed: ALL_FIELDS, checkFacts, user })
    // its start as it was said: the places of what is in doubt count from there
    return { text: text.trimEnd(), facts, ...(suggestions ? { suggestions } : {}) }
  },
}
