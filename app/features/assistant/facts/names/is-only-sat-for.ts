import { ownSources, type CheckContext } from '../check-context'
import type { PreparedText } from '../prepare-text'
import type { Span } from '../types'
import { knownNames, type KnownName } from './known-names'
import type { LatinWord } from './latin-words'

/** What parts the certificates of a list, so that "in preparation" is said of one of them. */
const PARTING = /[;；\n、。|,，](?![^()（）]*[)）])|\.(?=\s|$)/
/** What parts entries. */
const ENDING = /[;；\n。|]|\.(?=\s|$)/
/** An examination that is not through: being prepared for, or passed in some of its parts. */
const SITTING =
  /备考|报考|在考|待考|未考|未通过|没(?:有|能)?(?:考|通)过|准备考|(?:通过|过了?).{0,12}[一二两三四五六七八\d几部] ?[门科]|\bpart[- ]qualified\b|\b(?:studying|preparing|sitting) (?:for|towards?)\b|\bworking towards?\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:of|out of) (?:the )?\w+ (?:papers|modules|exams|levels|subjects)\b|\bpassed .{0,24}\b(?:papers?|modules?|sections?|subjects?|parts?)\b|\bin progress\b|\bcandidate\b|\bexam (?:planned|booked|scheduled)\b/i
/** Certificates that are held say so for the examination of the same name. */
const HELD = /持有|取得|获得|考取|拿到|\b(?:hold\w*|earned|obtained|certified)\b/i
/** Named more often than that, a certificate is no longer only prepared for. */
const OFTEN = 20
/** Characters on both sides in which that is said. */
const AROUND = 120

/** Whether all that the person says of a certificate is that its examination is being prepared for, and the suggestion says nothing of it. */
export function isOnlySatFor({
  context,
  name: { id, from, to },
}: {
  context: CheckContext
  name: Pick<KnownName, 'id' | 'from' | 'to'>
}): boolean {
  const isSitting = (piece: string) => piece.search(SITTING) !== -1
  const said = pieceAt({ text: context.text, from, to })
  const tail = /^[^;；。\n]{0,24}/.exec(context.text.slice(to))?.[0] ?? ''
  if (isSitting(said) || isSitting(context.text.slice(from, to) + tail) || PASSED.test(said)) return false
  const places = ownSources(context).flatMap((source) =>
    certificatesOf(source)
      .filter((name) => name.id === id)
      .map((name) => ({ ...name, text: source.text })),
  )
  if (places.length > OFTEN) return false
  const told = places.map(pieceAt)
  return told.length > 0 && told.every((piece) => isSitting(piece) && !HELD.test(piece))
}

/** "通过CFA一级考试" claims no more than what was passed. */
const PASSED = /通过[^，。]{0,16}(?:考试|[一二三]级|\d ?科)|\bpassed (?:the )?(?:[A-Z]|level)/

const certificates = new WeakMap<PreparedText, KnownName[]>()

function certificatesOf(source: PreparedText): KnownName[] {
  const names =
    certificates.get(source) ?? knownNames(source.text).filter(({ kind }) => kind === 'certificate')
  certificates.set(source, names)
  return names
}

/** What is said of a name between the marks on both sides: of the whole entry, where that names no other certificate. */
function pieceAt({ text, from, to }: Span & { text: string }): string {
  const begin = Math.max(0, from - AROUND)
  const start = from - begin
  const line = text.slice(begin, to + AROUND)
  const between = (marks: RegExp) =>
    (line.slice(0, start).split(marks).at(-1) ?? '') +
    text.slice(from, to) +
    (line.slice(start + to - from).split(marks)[0] ?? '')
  const entry = between(ENDING)
  const others = knownNames(entry, { withSoft: false }).filter(({ kind }) => kind === 'certificate')
  return others.length > 1 ? between(PARTING) : entry
}

/** "Studying for the CCRN exam": capitals of a certificate that no table knows, which nobody holds yet. */
export function isWordOnlySatFor(context: CheckContext, { text, from, to }: LatinWord): boolean {
  if (!/^[A-Z]{3,}$/.test(text)) return false
  const isSitting = (whole: string, at: number, end: number) =>
    sentenceAt(whole, at, end).search(SITTING) !== -1
  if (isSitting(context.text, from, to)) return false
  const told = ownSources(context).flatMap((source) =>
    Array.from(source.text.matchAll(new RegExp(`\\b${text}\\b`, 'g')), ({ index }) => ({
      text: source.text,
      index,
    })),
  )
  return (
    told.length > 0 &&
    told.length <= OFTEN &&
    told.every((one) => isSitting(one.text, one.index, one.index + text.length))
  )
}

function sentenceAt(whole: string, from: number, to: number): string {
  const head =
    whole
      .slice(Math.max(0, from - 80), from)
      .split(/[;；。\n]|\.\s/)
      .at(-1) ?? ''
  return head + whole.slice(from, to) + (whole.slice(to, to + 60).split(/[;；。\n]|\.\s/)[0] ?? '')
}
