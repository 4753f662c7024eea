import { EMAIL } from '../lines/contact-patterns'
import { labelField } from './label-field'
import { simplified } from './simplified'

const PHONE = /(?:\+|00)?\(?\d[\d\s().-]{6,17}\d(?!\d)/
const PROFILE =
  /(?:https?:\/\/)?(?:www\.)?(?:github|gitee|linkedin|gitlab|zhihu|juejin|dribbble|behance)\.(?:com|cn)\/[\w./%-]*\w/i
const URL = /https?:\/\/[^\s|，,；;）)]+|\bwww\.[^\s|，,；;）)]+/i
/** An address as it is written by hand, and no name of a file or a library. */
const DOMAIN =
  /^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.(?!(?:js|ts|py|md|pdf|docx?|net)$)[a-z]{2,24}(?:\/[\w./%~-]*)?$/
const KINDS: [field: string, test: RegExp][] = [
  ['email', EMAIL],
  ['profile', PROFILE],
  ['url', URL],
  ['phone', PHONE],
]

/** Signs that stand for the labels of ways to reach somebody. */
const withoutSymbols = (line: string): string =>
  line
    .replace(/[⌂📍🏠]\ufe0f?\s*(?=\S)/gu, '\tAddress: ')
    .replace(/[☎☏✆✉🔗⌂📞📱📲📧📨📩📮🌐📍🏠]\ufe0f?\s*/gu, '\t')

type Taken = { found: [field: string, value: string][]; rest: string[] }

/** Takes the ways to reach a person out of a line; the rest comes back in its parts. */
export function takeContacts(source: string): Taken {
  const line = withoutSymbols(source)
  const taken: Taken = { found: [], rest: [] }
  for (const part of line.split(LOOSE)) takePart({ taken, part: part.trim() })
  if (taken.found.length > 0) return taken
  return {
    found: [],
    rest: line
      .split(TIGHT)
      .map((part) => part.trim())
      .filter(Boolean),
  }
}

/**
 * Between ways to reach somebody even dots and commas part; a headline may hold them. So does a
 * space before a Chinese label: programs that read a page make one of a gap.
 */
const TIGHT = /\s*[|｜⋄◇◆♦∙⋅]\s*|\t| {2,}|\s+(?=\p{Script=Han}{2,6}[:：])/u
const LOOSE =
  /\s*[|｜•·⋄◇◆♦∙⋅]\s*|\t| {2,}|\s+(?:\*|\/\/)\s+|(?<!\d)\s+(?:--|[-–—/])\s+|\s+(?:--|[-–—/])\s+(?!\d)|\s*[,，;；]\s+(?=\S*@|\+?\d)|\s+(?=\p{Script=Han}{2,6}[:：])|\s+(?=(?:TEL|PHONE|MOBILE|E-?MAIL|MAIL|WECHAT|QQ)\b[:：]?\s)/u

function takePart({ taken, part }: { taken: Taken; part: string }): void {
  let left = part
  for (const [field, test] of KINDS) {
    const [value] = test.exec(left) ?? []
    if (!value || (field === 'phone' && (!isPhone(value) || isOfOther(part)))) continue
    if (field === 'phone' && IS_PHONE_TOO.test(part)) {
      taken.found.push([field, value.trim()])
      continue
    }
    left = left.replace(value, ' ').trim()
    taken.found.push([field, value.trim()])
  }
  const url = left === part ? DOMAIN.exec(withoutKinds(left))?.[0] : undefined
  if (url) taken.found.push(['url', url])
  else if (!isSaid({ left, hasFound: left !== part, taken })) taken.rest.push(left)
}

const IS_LABEL =
  /^(?:[cmpt]|email id|contact no\.?|mobile no\.?|phone no\.?|qq|手机|微信|wechat|linkedin|github|gitee|gitlab|知乎|掘金|mobile|home|work|personal|company)$/i

/** “(Personal)” beside or below an address says what it is. */
const withoutKinds = (text: string): string =>
  text
    .replace(/\s*[(（]([^()（）]*)[)）]/g, (said, label: string) => (IS_LABEL.test(label) ? '' : said))
    .trim()

export const isLabelAlone = (line: string): boolean => line !== '' && withoutKinds(line) === ''

/** “微信同号：138…” says two things. */
const IS_PHONE_TOO = /^微信.{0,2}同(?:号|手机)/u

/** More says something. */
const MAX_LABELS = 200

/** “Phone:” alone has said all it had to say, and so has “GitHub: lin” before github.com/lin. */
function isSaid({ left, hasFound, taken }: { left: string; hasFound: boolean; taken: Taken }): boolean {
  if (left.length > MAX_LABELS) return false
  const bare = withoutKinds(left).replace(/^[\s(（/|<*–—-]+|[\s:：()（）/|<>*–—-]+$/g, '')
  if (bare === '') return true
  if (/[:：]$/.test(left) && /^(?:email|phone|url)$/.test(labelField(bare) ?? '')) return true
  if (!hasFound) return false
  // “Email: Tel:” before an address and a number.
  const labels = bare.split(/\s*[:：]\s*|\s+/).filter(Boolean)
  if (labels.length > 0 && labels.every((word) => labelField(word) !== undefined)) return true
  const [, label = '', value = ''] = /^([\p{L}. ]+?)\s*[:：]\s*(\S*)$/u.exec(bare) ?? ['', bare]
  const isLabel = labelField(label) !== undefined || IS_LABEL.test(label)
  return isLabel && taken.found.at(-1)?.[1].includes(value) === true
}

/** A number with the label of something or somebody else, as “期望薪资：8000-10000”, “紧急联系人：139…”. */
const isOfOther = (written: string): boolean => {
  const part = simplified(written)
  return (
    /^\p{Script=Han}{2,8}\s*[:：]/u.test(part) &&
    (/^.{0,5}(?:联系人|监护|家长|配偶|父亲|母亲)/u.test(part) ||
      !(/^.{0,6}(?:电话|手机|号码|联系|联络)/u.test(part) || IS_PHONE_TOO.test(part)))
  )
}

/** “1996-11-02”, “21-08-1999”, “14.03.1987” */
const IS_DAY = /^(?:19|20)\d\d\s*[.-]|^\d{1,2}[.-]\d{1,2}[.-](?:19|20)\d\d$/

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '')
  const isPostcode = /^(?:\d{4}-\d{3}|\d{5}-\d{3}|[0-8]\d{4}-\d{4})$/.test(value.trim())
  return digits.length >= 7 && digits.length <= 15 && !IS_DAY.test(value.trim()) && !isPostcode
}
