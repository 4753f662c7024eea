import type { BaseInfoRow, ResumeContent } from '../../../../collections/resumes/schema'
import { isFields } from '../../../document/patch/nodes'
import { linesOfText } from '../../interchange/lines/lines-of-text'
import { readResumeText } from '../../interchange/text-resume/read-resume-text'
import type { MarkKind, Private } from './create-marks'

const KINDS: Partial<Record<BaseInfoRow['kind'], MarkKind>> = {
  name: 'NAME',
  phone: 'PHONE',
  email: 'EMAIL',
  location: 'ADDRESS',
  url: 'LINK',
  profile: 'LINK',
  birth: 'DATE',
}
/** Rows without a kind of their own, by what people call them. */
const LABELS: [RegExp, MarkKind][] = [
  [/姓名|名字|^name$|full name/i, 'NAME'],
  [/电话|手机|联系方式|phone|mobile|tel/i, 'PHONE'],
  [/微信|wechat|qq|whatsapp|telegram|skype/i, 'PHONE'],
  [/邮箱|邮件|e-?mail/i, 'EMAIL'],
  [/地址|住址|现居|籍贯|户口|address|location|residence|hometown/i, 'ADDRESS'],
  [/身份证|护照|证件号|passport|id (?:no|number|card)|identity/i, 'ID'],
  [/生日|出生|birth|年龄|^age$/i, 'DATE'],
]
const SHORTEST_NAME = 3

/** What a row says of how to reach or find the person, if it does. */
export function privateKind({ kind, key }: Pick<BaseInfoRow, 'kind' | 'key'>): MarkKind | undefined {
  return KINDS[kind] ?? LABELS.find(([label]) => label.test(key))?.[1]
}

/** What is private in a resume: what its rows say about how to reach and find the person. */
export function privateOf(content: ResumeContent): Private[] {
  const rows = content.baseInfo.list.flatMap((row) => {
    const kind = privateKind(row)
    if (!kind) return []
    const texts = [row.value, row.url].map((text) => text.trim()).filter((text) => text.length > 1)
    if (kind === 'NAME') return texts.flatMap(namesOf)
    return texts.filter((text) => kind !== 'ADDRESS' || !isTown(text)).map((text) => ({ kind, text }))
  })
  const seen = new Set<string>()
  return rows.filter(({ text }) => !seen.has(text) && seen.add(text))
}

/** The name and the address in a text that looks like a resume, as the importer reads them; other contact data is known by its form. */
export function privateOfText(text: string): Private[] {
  const { root } = readResumeText(linesOfText(text))
  const { basics } = root
  const given = isFields(basics) ? basics.name : undefined
  const name = typeof given === 'string' ? given.trim() : ''
  const labelled = Array.from(
    text.matchAll(/(?:姓\s*名|地\s*址|住\s*址|name|address)\s*[:：]\s*([^\n，,;；|]{2,80})/gi),
    (match) => match[1]?.trim() ?? '',
  )
  return [...new Set([name, ...labelled])].filter((known) => known.length > 1).flatMap(namesOf)
}

/** A town alone is no address, and stands in the names of schools and firms. Its row is not sent all the same. */
const isTown = (text: string): boolean => /^(?:\p{Script=Han}{2,4}|\p{Script=Latin}+)$/u.test(text)

/** A name, in the other order too, and each of its Latin parts, since people call themselves by one. */
function namesOf(name: string): Private[] {
  const parts = name.split(/[\s·,，(（)）/]+/).filter(Boolean)
  const isLatin = /^[\p{Script=Latin}\s.'’·,()/-]+$/u.test(name)
  const turned = isLatin && parts.length === 2 ? [parts.toReversed().join(' ')] : []
  const alone =
    parts.length > 1
      ? parts.filter((part) => part.length >= SHORTEST_NAME || /\p{Script=Han}{2}/u.test(part))
      : []
  return [name, ...turned, ...alone].map((text) => ({ kind: 'NAME', text }))
}
