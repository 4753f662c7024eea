import { OWN_NAMES } from '../../../collections/languages/own-names'
import { otherLanguage } from '../../../collections/languages/other-language'
import { tagsOf } from '../../../collections/resumes/tags'
import { isTaken } from '~/database/insert-once.server'
import { findRow } from '~/database/rows.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { twinToTranslate } from '../twins/begin-twin'
import { findOwnResume } from './find-own-resume.server'
import { contentOf, type ResumeDocument } from './resume'
import { storeResume, type StoreResumeResult } from './store-resume.server'
import { twinsOf } from './twins-of.server'

export type MakeTwinOptions = OfPerson & { id: string }
export type MakeTwinResult = StoreResumeResult | { ok: false; reason: 'not-found' | 'has-twin' }

/** Makes the twin of a person's own resume without a translator: the usual headings are, every other text waits to be translated. */
export async function makeTwin({ payload, person, id }: MakeTwinOptions): Promise<MakeTwinResult> {
  const source = await findOwnResume({ payload, person, id })
  if (!source) return { ok: false, reason: 'not-found' }
  const hasTwin = async () => (await twinsOf({ payload, person, resumes: [source] })).size > 0
  if (await hasTwin()) return { ok: false, reason: 'has-twin' }
  const resume = twinOf(source)
  let originKey = `twin-of-${id}`
  // of two asked for at once there is one
  for (;;)
    try {
      return await storeResume({ payload, person, resume: { ...resume, originKey } })
    } catch (error) {
      if (!isTaken(error)) throw error
      if (await hasTwin()) return { ok: false, reason: 'has-twin' }
      // an earlier one lies in the trash or was taken apart from it: this is the one after it
      const where = { originKey: { equals: originKey } }
      const earlier = await findRow({ payload, collection: 'resumes', where, select: { language: true } })
      if (earlier) originKey = `twin-of-${id}-after-${earlier.id}`
    }
}

function twinOf(source: ResumeDocument) {
  const { id, templateCode, layout, layoutVersion, title } = source
  const content = contentOf(source)
  const language = otherLanguage(content.config.language)
  const suffix = ` (${OWN_NAMES[language]})`
  return {
    ...{ templateCode, layout, layoutVersion, twin: String(id), tags: tagsOf(source) },
    title: title.slice(0, 200 - suffix.length) + suffix,
    content: twinToTranslate({ of: { id: String(id), content }, language }),
  }
}
