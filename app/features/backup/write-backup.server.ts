import { makeZip } from 'client-zip'
import type { Payload, Where } from 'payload'
import { asPerson } from '~/database/as-person.server'
import type { Person } from '../auth/person-of-request.server'
import { contentOf } from '../resumes/resume'
import { findIds, findRows } from '~/database/rows.server'
import { inDocumentThread } from '../threads/in-document-thread.server'
import { threadsOf } from '../review-comments/review-comment'
import { isDocumentId } from '~/database/is-document-id'
import { readPicture } from './read-picture.server'

type Entry = { name: string; input: string | Uint8Array<ArrayBuffer>; lastModified: Date }
type Options = { payload: Payload; person: Person; /** of who reads it */ signal: AbortSignal }

/** Whose is being written. */
const running = new Set<string>()

/**
 * Everything of a person as one ZIP: each resume as JSON Resume, as our own file and with its photo, then profile,
 * pictures, what the assistant was asked, what readers wrote, orders, days of membership and feedback. One resume at a time is in memory, read when the reader wants it. Null while another one of the same person is being written.
 */
export function writeBackup(options: Options): ReadableStream<Uint8Array> | null {
  const id = String(options.person.id)
  if (running.has(id)) return null
  running.add(id)
  return makeZip(inTurn(options))
}

async function* inTurn(options: Options): AsyncGenerator<Entry> {
  try {
    yield* entriesOf(options)
  } finally {
    running.delete(String(options.person.id))
  }
}

async function* entriesOf(options: Options): AsyncGenerator<Entry> {
  const { payload, person } = options
  const now = new Date()
  yield { name: 'profile.json', input: json(profileOf(person)), lastModified: now }
  for (const trash of [false, true]) yield* resumes({ ...options, trash })
  yield* pictures(options)
  yield* talks(options)
  yield* comments(options)
  const user = { user: { equals: person.id } }
  for (const [name, collection] of [
    ['orders.json', 'orders'],
    ['membership.json', 'ledger'],
    ['feedback.json', 'proposals'],
  ] as const) {
    // open to administrators only; `where` names the person
    const { docs } = await payload.find({
      ...{ collection, where: user, pagination: false, depth: 0 },
      overrideAccess: true,
    })
    yield { name, input: json(docs.map(withoutWorkings)), lastModified: now }
  }
}

async function* resumes(options: Options & { trash: boolean }): AsyncGenerator<Entry> {
  const { payload, person, signal, trash } = options
  const where: Where = { deletedAt: { exists: trash } }
  const about = { collection: 'resumes', trash, depth: 0 } as const
  const { docs } = await payload.find({
    ...{ ...about, where, select: {}, sort: 'createdAt', pagination: false },
    ...asPerson(person),
  })
  for (const [index, { id }] of docs.entries()) {
    if (!isDocumentId(String(id))) continue
    const resume = await payload.findByID({ ...about, id, disableErrors: true, ...asPerson(person) })
    // whoever went away reads no more of it
    if (signal.aborted) return
    // deleted meanwhile
    if (!resume) continue
    const content = contentOf(resume)
    const looks = { layout: resume.layout, layoutVersion: resume.layoutVersion }
    const number = String(index + 1).padStart(2, '0')
    const folder = `${trash ? 'trash' : 'resumes'}/${number} ${plain(resume.title)}`.trim()
    const lastModified = new Date(resume.updatedAt)
    for (const format of ['jsonresume', 'jianli'] as const) {
      const { data, extension } = await inDocumentThread('write', { content, looks, format })
      yield { name: `${folder}/resume.${extension}`, input: data, lastModified }
    }
    const photo = photoIn(content.avatar.url)
    if (photo) yield { name: `${folder}/photo.${photo.extension}`, input: photo.bytes, lastModified }
  }
}

/** What the assistant was asked and answered, without the documents it was about: those are there as resumes. */
async function* talks({ payload, person }: Options): AsyncGenerator<Entry> {
  const { docs } = await payload.find({
    collection: 'ai-tasks',
    where: { user: { equals: person.id } },
    select: { kind: true, resume: true, status: true, input: true, answer: true, createdAt: true },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    // nobody reads tasks by their own right; `where` names whose they are
    overrideAccess: true,
  })
  if (docs.length > 0) yield { name: 'assistant.json', input: json(docs), lastModified: new Date() }
}

/** What readers of links wrote about the resumes, and what was answered. */
async function* comments({ payload, person }: Options): AsyncGenerator<Entry> {
  const owner = { owner: { equals: person.id } }
  const resumes = await findIds({ payload, collection: 'resumes', where: owner })
  if (resumes.length === 0) return
  const rows = await findRows({ payload, collection: 'review-comments', where: { resume: { in: resumes } } })
  const written = threadsOf({ rows }).map(
    ({ by, name, text, quote, suggestion, status, createdAt, answers }) => ({
      ...{ by, name, text, quote, suggestion, status, createdAt },
      answers: answers.map((answer) => ({
        by: answer.by,
        name: answer.name,
        text: answer.text,
        createdAt: answer.createdAt,
      })),
    }),
  )
  if (written.length > 0) yield { name: 'comments.json', input: json(written), lastModified: new Date() }
}

async function* pictures({ payload, person }: Options): AsyncGenerator<Entry> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { owner: { equals: person.id } },
    pagination: false,
    depth: 0,
    ...asPerson(person),
  })
  for (const picture of docs) {
    const input = await readPicture({ payload, picture })
    const lastModified = new Date(picture.updatedAt)
    if (input) yield { name: `pictures/${picture.filename}`, input, lastModified }
  }
}

function profileOf({ id, email, nickname, avatar, locale, createdAt, vipUntil }: Person) {
  return { id, email, nickname, avatar, locale, createdAt, memberUntil: vipUntil }
}

/** What only the site's own workings need. */
function withoutWorkings(doc: object): object {
  const hidden = new Set(['openKey', 'payUrl', 'revision', 'receiptDueAt', 'origin', 'key', 'source', 'by'])
  return Object.fromEntries(Object.entries(doc).filter(([name]) => !hidden.has(name)))
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

/** A title as a folder may be called on any system. */
function plain(title: string): string {
  return title
    .replace(/[\p{Cc}"\\/:*?<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/[. ]+$/, '')
}

/** The picture in a data URL with its file extension, or null for any other address. */
function photoIn(url: string): { bytes: Uint8Array<ArrayBuffer>; extension: string } | null {
  const [, type, data] = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/=]+)$/.exec(url) ?? []
  if (!type || !data) return null
  return { bytes: new Uint8Array(Buffer.from(data, 'base64')), extension: type === 'jpeg' ? 'jpg' : type }
}
