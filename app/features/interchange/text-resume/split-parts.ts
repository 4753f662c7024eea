import { COMPANY, IN_COUNTRY, partKind, type PartKind } from './part-kinds'
import { splitOutside } from './split-outside'

const BARS = /\s*[|｜‖]\s*/
const GAPS = /\t+| {2,}/
const SIGNS = /\s+(?:[·•—–]|-{1,3})\s+|\s*[·•]\s*|\s*[／]\s*|\s+\/\s+|\s+@\s+/
/** Chinese sets no spaces between words: one there parts two things. */
const HAN_SPACE = /(?<=[\p{Script=Han}）)]) (?=\p{Script=Han})/u
/** “锦里软件 Java开发工程师” */
const HELD = /^(\S*[\p{Script=Han}）)]) ([A-Za-z][^，。；]{1,24})$/u
const RANK = /^(?:[高中初]级|资深|首席|助理|实习|主任)$/
const WORDS = /,\s+|，\s*|;\s+|；\s*|\s+at\s+/

/** The parts of a line that names several things, parted by the strongest sign it uses: bars, gaps, dots, commas. */
export function splitParts(text: string): string[] {
  // what a line's dates left at its edges parts nothing
  const line = text.replace(/^[\s|｜‖·•]+|[\s|｜‖·•]+$/g, '')
  for (const sign of [BARS, GAPS, SIGNS]) {
    const parts = bare(splitOutside(line, sign))
    if (parts.length > 1) return parts
  }
  const words = line.split(HAN_SPACE)
  if (words.length > 1 && words.length <= 4 && words.every((word) => word.length > 1)) return bare(words)
  const [, where = '', what = ''] = HELD.exec(line) ?? []
  if (partKind(what) === 'role' && partKind(where) !== 'role' && !RANK.test(where)) return bare([where, what])
  const parts = withStates(bare(splitOutside(line, WORDS)))
  // a sentence has commas, too
  const isList = parts.length > 1 && parts.length <= 4 && parts.every((part) => part.length <= mostOf(parts))
  return isList ? parts : bare([line])
}

/** Names of schools are long ones, and so are those of what they give. */
const mostOf = (parts: string[]): number => (parts.some((part) => partKind(part) === 'school') ? 64 : 40)

/** A full stop behind the last part ends the line, if that is no word cut short. */
const STOP = /(?<=\p{Ll}{5}|\p{Script=Han})[.。]$/u

function bare(parts: string[]): string[] {
  return parts
    .map((part) => part.trim().replace(STOP, ''))
    .map((part) => part.replace(/^[(（]([^()（）]+)[)）]$/, '$1'))
    .map((part) =>
      part.replace(/^(?:[\s,，;；:：|)）–—-]|[(（](?![^(（]*[)）]))+(?=\S)|[\s,，;；:：|–—-]+$/g, '').trim(),
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** States and provinces as addresses have them; MA and MD are degrees as well. */
const AREA =
  /^(?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSTUVY]|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|YT)(?: \d{5})?$/

/** Whether a part is the area of a place before it. */
function isArea({ part, place }: { part: string; place: string }): boolean {
  const kind = partKind(place)
  return place !== '' && AREA.test(part) && (kind === undefined || kind === 'place')
}

/** Whether a part is the country, or the province, of a town before it, where something before that has a name. */
function isCountry({ part, joined }: { part: string; joined: string[] }): boolean {
  const place = joined.at(-1) ?? ''
  const isNamed = joined.slice(0, -1).some((one) => !['role', 'degree'].includes(partKind(one) ?? ''))
  const isHan = /^\p{Script=Han}+$/u.test(place + part) && partKind(part) === 'place'
  const isIn = isHan ? partKind(place) === 'place' : IN_COUNTRY.test(`${place}, ${part}`)
  return isNamed && isIn && [undefined, 'place'].includes(partKind(place))
}

/** “Denver, CO” is one place, “Halcyon Co., Ltd.” one company. */
function withStates(parts: string[]): string[] {
  return parts.reduce<string[]>((joined, part) => {
    return isArea({ part, place: joined.at(-1) ?? '' }) ||
      isCountry({ part, joined }) ||
      (joined.length > 0 && COMPANY.test(part))
      ? [...joined.slice(0, -1), `${joined.at(-1)}, ${part}`]
      : [...joined, part]
  }, [])
}

/** What a line is, whatever score stands behind its words: “本科 软件工程  GPA：3.5/4.0”. */
export function kindOfLine(text: string): PartKind | undefined {
  const kind = partKind(text)
  return kind === 'score' || (kind === undefined && BARS.test(text))
    ? partKind(splitParts(text)[0] ?? '')
    : kind
}
