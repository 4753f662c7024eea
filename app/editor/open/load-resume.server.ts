import { setTimeout } from 'node:timers/promises'
import type * as z from 'zod'
import type { DataOf } from '~/api/engine/call-types'
import { resumeView, viewResume } from '~/api/calls/resume/resume-view'
import { PLACEHOLDER_TEXTS } from '../placeholders/placeholder-texts'
import { withPlaceholders } from '../placeholders/with-placeholders'
import { getLayout } from '../../document/layouts/registry'
import { personOfRequest } from '../../features/auth/person-of-request.server'
import { editorFonts, type EditorFonts } from '../../features/fonts/editor-fonts.server'
import { inDocumentThread } from '../../features/threads/in-document-thread.server'
import { findOwnResume } from '../../features/resumes/find-own-resume.server'
import { twinsOf } from '../../features/resumes/twins-of.server'
import { contentOf, type ResumeDocument } from '../../features/resumes/resume'
import type { Services } from '../../features/services'

/** A page goes out without its letters rather than late, in milliseconds. */
const PATIENCE_MS = 1_000

type Options = { services: Services; request: Request; id: string }
/** What an editor's page brings along: the answer of the call that would ask for it, and its letters. */
export type LoadedResume = {
  resume: DataOf<'POST /resume/info/{id}'>
  fonts: EditorFonts | undefined
}

/**
 * One's own resume for the first drawing of its editor, with its letters in two files. Undefined for whoever is not known
 * by a cookie or has no such resume: the editor asks by itself then, and gets the reason.
 */
export async function loadResume({ services, request, id }: Options): Promise<LoadedResume | undefined> {
  const { payload } = services
  const person = await personOfRequest({ payload, request, cookie: true })
  const resume = person && (await findOwnResume({ payload, person, id }))
  if (!resume) return undefined
  const late = setTimeout(PATIENCE_MS, undefined, { ref: false })
  const fonts = await Promise.race([late, fontsOf({ services, resume })]).catch((error: unknown) => {
    services.log.error({ err: error }, 'the letters of a resume could not be found')
    return undefined
  })
  const twins = await twinsOf({ payload, person, resumes: [resume] })
  const view: z.input<typeof resumeView> = { ...viewResume(resume), otherLanguage: twins.get(id) ?? null }
  return { resume: resumeView.parse(view), fonts }
}

/** Without them a browser takes the slices: more to fetch, the same letters. */
async function fontsOf({ services, resume }: { services: Services; resume: ResumeDocument }) {
  const content = contentOf(resume)
  const { font, language, placeholders } = content.config
  const layout = getLayout(resume.layout, resume.layoutVersion)
  const { code, version } = layout
  const drawn = withPlaceholders({ content, layout }).content
  const { regular, bold } = await inDocumentThread('characters', {
    content: drawn,
    layout: { code, version },
  })
  // Dates that aren't written are words on the page, which a date's field can't hold.
  const grey = placeholders ? PLACEHOLDER_TEXTS[language].period : ''
  const characters = { regular: regular + grey, bold }
  return editorFonts({ font, characters, secret: services.payload.secret })
}
