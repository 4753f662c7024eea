import { findTemplate, type TemplateChoice } from '~/tools/begin/begin-resume'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import type { Language } from '../../../collections/resumes/choices'
import { askForLetters } from '../../editor/open/ask-for-letters'
import { withSkillPlace } from '../../editor/open/with-skill-place'
import { sendToBrowser } from '../../editor/saving/send-guest'
import * as parts from '../../editor/schema/parts'
import { provideSchema } from '../../editor/schema/schema-parts'
import { createEditor } from '../../editor/session/create-editor'
import type { Editor } from '../../editor/session/editor'
import type { ResumeState } from '../../editor/session/resume-state'
import { createGuestResume, newGuestId } from '../../features/guest-resumes/create-guest-resume'
import { exampleContent } from '../../features/resumes/begin-content'

/** A template of the home page, in its own colour or another. */
export type TryOutChoice = Extract<TemplateChoice, { code: string }>
export type TryOut = {
  editor: Editor
  /** Saves what is written in this browser and answers the resume's id. Throws where the browser refuses. */
  keep: () => Promise<string>
}

/**
 * Opens a template's example for writing. It becomes a resume of this browser with the first change and not before: who
 * only looks leaves nothing behind. Throws CallError; the reader has been told.
 */
export async function openTryOut(options: { choice: TryOutChoice; language: Language }): Promise<TryOut> {
  const { choice, language } = options
  provideSchema(parts)
  const template = await findTemplate(choice)
  const content = withSkillPlace(exampleContent(template.content))
  const layout = LAYOUT_CODES.find((code) => code === template.layout) ?? 'classic'
  const state: ResumeState = {
    title: content.title,
    layout,
    layoutVersion: template.layoutVersion,
    content,
  }
  const id = newGuestId()
  let made: Promise<string> | undefined
  let isThere = false
  const fonts = await askForLetters(state)
  const make = async () => {
    made ??= createGuestResume({ id, templateCode: choice.code, ...state, fonts })
    try {
      await made
      isThere = true
    } catch (error) {
      made = undefined
      throw error
    }
  }
  const send = sendToBrowser(id)
  const editor = createEditor({
    ...{ id, language, guest: true, templateCode: choice.code, accessCode: '' },
    stored: { revision: 1, state },
    fonts,
    isThere: () => isThere,
    send: async (change) => {
      try {
        await make()
      } catch {
        return { ok: false, reason: 'failed' }
      }
      return send(change)
    },
  })
  editor.pen.example.set(content)
  // Saving waits for a pause: whoever leaves before it finds the resume, and what was written.
  const stop = editor.subscribe(() => {
    stop()
    void make().catch(() => undefined)
  })
  const keep = async () => {
    await make()
    await editor.saver.flush()
    return id
  }
  return { editor, keep }
}
