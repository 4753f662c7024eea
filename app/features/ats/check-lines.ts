import { listOfHeading, type HeadingList } from '../interchange/text-resume/list-of-heading'
import { EMAIL, PHONE } from '../interchange/lines/contact-patterns'
import { lineWidth } from '../interchange/lines/line-width'
import type { PdfLine, PdfPageText } from './types'

export type AtsCheck = { kind: 'good' | 'warning' | 'problem'; id: AtsCheckId; values: string[] }
export type AtsCheckId =
  | 'text'
  | 'noText'
  | 'picturePages'
  | 'columns'
  | 'broken'
  | 'radicals'
  | 'spaced'
  | 'name'
  | 'noName'
  | 'email'
  | 'noEmail'
  | 'phone'
  | 'noPhone'
  | 'late'
  | 'headings'
  | 'noHeadings'
  | 'links'
  | 'attachment'
  | 'long'

type Options = { pages: PdfPageText[]; lines: PdfLine[]; hasResumeFile: boolean }

/** What helps or hinders a machine that reads a resume, worst first. */
export function checkLines({ pages, lines, hasResumeFile }: Options): AtsCheck[] {
  const empty = pages.filter(({ pieces }) => pieces.every(({ text }) => text.trim() === ''))
  if (empty.length === pages.length) return [{ kind: 'problem', id: 'noText', values: [] }]
  const links = new Set(pages.flatMap((page) => page.links))
  const checks: AtsCheck[] = [
    { kind: 'good', id: 'text', values: [String(lines.length)] },
    ...emptyPages(empty),
    ...columnCheck(lines),
    ...characterChecks(lines),
    ...personChecks(lines),
    ...headingCheck(lines),
    ...(links.size > 0 ? [good({ id: 'links', value: String(links.size) })] : []),
    ...(hasResumeFile ? [good({ id: 'attachment', value: '' })] : []),
    ...(pages.length > 3
      ? [{ kind: 'warning' as const, id: 'long' as const, values: [String(pages.length)] }]
      : []),
  ]
  const order = ['problem', 'warning', 'good']
  return checks.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

function good({ id, value }: { id: AtsCheckId; value: string }): AtsCheck {
  return { kind: 'good', id, values: value ? [value] : [] }
}

function emptyPages(pages: PdfPageText[]): AtsCheck[] {
  const numbers = pages.filter(({ hasPictures }) => hasPictures).map(({ number }) => String(number))
  return numbers.length > 0 ? [{ kind: 'problem', id: 'picturePages', values: [numbers.join(', ')] }] : []
}

/** Text of two columns read row by row: words on both sides of a gap that starts at one place on many lines. */
function columnCheck(lines: PdfLine[]): AtsCheck[] {
  const places = new Map<string, PdfLine[]>()
  for (const line of lines) {
    const gap = line.gaps.find(({ left, right }) => lineWidth(left) >= 8 && lineWidth(right) >= 14)
    if (!gap) continue
    const place = `${line.page} ${Math.round(gap.rightX / 6)}`
    places.set(place, [...(places.get(place) ?? []), line])
  }
  const worst = Array.from(places.values()).sort((a, b) => b.length - a.length)[0] ?? []
  if (worst.length < 4) return []
  return [{ kind: 'problem', id: 'columns', values: [String(worst.length), worst[0]?.text ?? ''] }]
}

function characterChecks(lines: PdfLine[]): AtsCheck[] {
  const text = lines.map((line) => line.text).join('\n')
  const broken = text.match(/[\ufffd\ue000-\uf8ff]|[\u{f0000}-\u{10ffff}]/gu)?.length ?? 0
  const radicals = Array.from(new Set(text.match(/[\u2e80-\u2fdf]/gu) ?? []))
  const spaced = lines.filter((line) => /^(?:\p{Lu} ){3,}\p{Lu}(?: |$)/u.test(line.text))
  return [
    ...(broken > 0 ? [{ kind: 'problem' as const, id: 'broken' as const, values: [String(broken)] }] : []),
    ...(radicals.length > 0
      ? [{ kind: 'problem' as const, id: 'radicals' as const, values: [radicals.slice(0, 8).join(' ')] }]
      : []),
    ...(spaced[0] ? [{ kind: 'warning' as const, id: 'spaced' as const, values: [spaced[0].text] }] : []),
  ]
}

/** Readers look for the person in the first lines. */
const FIRST_LINES = 12

function personChecks(lines: PdfLine[]): AtsCheck[] {
  const [first] = lines
  const isName =
    first !== undefined &&
    lineWidth(first.text) <= 40 &&
    !/[@\d]/.test(first.text) &&
    !listOfHeading(first.text)
  const email = lines.findIndex(({ text }) => EMAIL.test(text))
  const phone = lines.findIndex(({ text }) => PHONE.test(text))
  const isLate = Math.max(email, phone) >= FIRST_LINES
  return [
    isName
      ? good({ id: 'name', value: first.text })
      : { kind: 'warning', id: 'noName', values: [first?.text ?? ''] },
    email >= 0
      ? good({ id: 'email', value: EMAIL.exec(lines[email]?.text ?? '')?.[0] ?? '' })
      : { kind: 'problem', id: 'noEmail', values: [] },
    phone >= 0
      ? good({ id: 'phone', value: PHONE.exec(lines[phone]?.text ?? '')?.[0] ?? '' })
      : { kind: 'warning', id: 'noPhone', values: [] },
    ...(isLate
      ? [{ kind: 'warning' as const, id: 'late' as const, values: [String(Math.max(email, phone) + 1)] }]
      : []),
  ]
}

function headingCheck(lines: PdfLine[]): AtsCheck[] {
  const found = new Map<HeadingList, string>()
  for (const { text } of lines) {
    const list = listOfHeading(text)
    if (list && !found.has(list)) found.set(list, text)
  }
  if (found.size === 0) return [{ kind: 'warning', id: 'noHeadings', values: [] }]
  return [good({ id: 'headings', value: Array.from(found.values()).join(' · ') })]
}
