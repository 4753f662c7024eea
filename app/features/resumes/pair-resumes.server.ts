import type { Payload, Where } from 'payload'
import { compareAndSet, KEEP_TIME } from '~/database/compare-and-set.server'
import { inTransaction } from '~/database/in-transaction.server'
import type { Person } from '../auth/person-of-request.server'
import { findOwnResume, ownLive } from './find-own-resume.server'
import type { ResumeDocument } from './resume'
import { twinsOf } from './twins-of.server'

export type PairResumesOptions = { payload: Payload; person: Person; id: string; other: string }
export type PairResumesResult =
  { ok: true } | { ok: false; reason: 'not-found' | 'has-twin' | 'same-language' }

/** Makes twins of two resumes of one person, each in a language of its own; neither of them changes. */
export async function pairResumes(options: PairResumesOptions): Promise<PairResumesResult> {
  const { payload, person } = options
  const [one, other] = await Promise.all([
    findOwnResume({ payload, person, id: options.id }),
    findOwnResume({ payload, person, id: options.other }),
  ])
  if (!one || !other) return { ok: false, reason: 'not-found' }
  if (one.language === other.language) return { ok: false, reason: 'same-language' }
  const twins = await twinsOf({ payload, person, resumes: [one, other] })
  if (twins.get(one.id)?.id === other.id && twins.get(other.id)?.id === one.id) return { ok: true }
  if (twins.size > 0) return { ok: false, reason: 'has-twin' }
  // always in one order, so that two calls never wait for each other
  const two = [one, other].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  // the same pair may have been asked for twice at once
  const isMade = (await bind({ payload, person, two })) || (await areTwins(options))
  return isMade ? { ok: true } : { ok: false, reason: 'has-twin' }
}

async function areTwins({ payload, person, id, other }: PairResumesOptions): Promise<boolean> {
  const resume = await findOwnResume({ payload, person, id })
  const twins = resume ? await twinsOf({ payload, person, resumes: [resume] }) : undefined
  return twins?.get(id)?.id === other
}

class Raced extends Error {}

/** Both or neither: who was paired with another in the meantime is none of these two. */
async function bind(options: { payload: Payload; person: Person; two: ResumeDocument[] }): Promise<boolean> {
  const { payload, person, two } = options
  const run = async (req: Parameters<Parameters<typeof inTransaction>[0]['run']>[0]) => {
    for (const resume of two) {
      const twin = two.find((one) => one !== resume)?.id
      const where = { and: [...ownLive(person, resume.id), asItWas(resume)] }
      const data = { twin, ...KEEP_TIME }
      const set = await compareAndSet({ payload, collection: 'resumes', where, data, req })
      if (!set) throw new Raced()
    }
    return true
  }
  return inTransaction({ payload, user: person, run }).catch((error: unknown) => {
    if (error instanceof Raced) return false
    throw error
  })
}

/** It may still name a twin that is gone. */
const asItWas = ({ twin }: ResumeDocument): Where => ({ twin: twin ? { equals: twin } : { exists: false } })
