import { linkTarget } from '../../../document/text/link-text'
import { EMAIL, PHONE } from '../../interchange/lines/contact-patterns'
import { defineRules, error, hint, warning, type RuleRow } from '../define-rules'
import { inTexts, matches } from '../in-texts'
import { toldBy, WHOLE } from '../read/places'
import type { ReadItem, ReadResume } from '../read/types'
import { basicsTexts } from '../texts/basics'
import type { Severity, Spot } from '../types'

/** Who the person is, how they are reached, and whether something is in each part. */
export const basicsRules = defineRules({
  part: 'basics',
  texts: basicsTexts,
  rules: {
    'no-name': error(withoutRow('name')),
    'no-email': withoutContact({ severity: 'error', kind: 'email', pattern: EMAIL }),
    'no-phone': withoutContact({ severity: 'warning', kind: 'phone', pattern: PHONE }),
    'bad-email': error(badRow({ kind: 'email', isBad: (value) => !eachOf(value.trim()).every(isEmail) })),
    'odd-phone': warning(badRow({ kind: 'phone', isBad: isOddPhone })),
    'no-headline': hint(withoutRow('headline')),
    'no-location': hint((resume) =>
      // The city one wants to work in stands in a row of one's own.
      resume.rows.some(({ row }) => /城市|地点|\bcity\b/i.test(row.key) && row.value.trim() !== '')
        ? []
        : withoutRow('location')(resume),
    ),
    'bad-link': warning(({ rows, sections }) =>
      [...rows.map(({ url }) => url), ...sections.flatMap(({ items }) => items.map(({ link }) => link))]
        .filter(({ value }) => value !== '' && isBroken(value))
        .map((at) => ({ at, from: 0, to: at.value.length, values: [at.value] })),
    ),
    'link-without-address': hint(({ rows }) =>
      rows
        // the page itself links an address that stands in a row for one
        .filter(({ row }) => row.kind === 'profile' || (row.kind === 'url' && isBroken(row.value)))
        .filter(({ row }) => row.url === '')
        .map(({ value }) => toldBy(value)),
    ),
    'no-summary': hint((resume) =>
      resume.years < 3 || has(resume, ['summary'], ({ lines }) => lines.length > 0)
        ? []
        : [{ at: WHOLE.content }],
    ),
    'no-experience': warning(withoutEntry(['experience', 'project', 'volunteer', 'custom'])),
    'no-education': warning(withoutEntry(['education'])),
    'empty-section': warning(({ sections }) =>
      sections
        .filter(({ section, items }) => section.title !== '' && !items.some(isFilled))
        .map(({ at }) => toldBy(at)),
    ),
    'empty-item': warning(({ sections }) =>
      sections
        .filter(({ items }) => items.some(isFilled))
        .flatMap(({ items }) => items.filter((item) => !isFilled(item)))
        .map(({ at, section }) => ({ at, values: [section.title] })),
    ),
    'untitled-section': warning(({ sections }) =>
      sections
        .filter(({ section }) => section.title.trim() === '' && section.kind !== 'summary')
        .filter(({ items }) => items.some(isFilled))
        .map(({ at }) => ({ at })),
    ),
    'section-order': hint(({ sections, years }) => {
      const work = sections.findIndex(({ section }) => section.kind === 'experience')
      const school = ({ section, items }: (typeof sections)[number]) =>
        section.kind === 'education' && items.length > 0
      const first = sections.slice(0, Math.max(work, 0)).find(school)
      return years >= 6 && first ? [{ at: first.at, values: [Math.floor(years)] }] : []
    }),
    'no-skills': hint(({ skills, sections }) => {
      const isElsewhere = sections.some(
        ({ section, items }) => /技能|skill/i.test(section.title) && items.length > 0,
      )
      return skills.length > 0 || isElsewhere ? [] : [{ at: WHOLE.skill }]
    }),
    placeholder: inTexts({
      severity: 'error',
      scopes: ['contact', 'all'],
      find: matches(
        /(?<![\w])(X{2,}(?:公司|大学|项目|学校)?|某某[\p{Script=Han}]{0,4}|lorem ipsum|TODO|TBD|your name|company name|\[(?:your|insert|company|date)[^\]]{0,30}\])(?![\w])/giu,
      ),
    }),
    'no-headings': {
      severity: 'warning',
      inText: ({ lines, length }) =>
        length < 80 || lines.some(({ isHeading }) => isHeading) ? [] : [{ from: 0, to: 0 }],
    },
  },
})

function withoutRow(kind: string): (resume: ReadResume) => Spot[] {
  return ({ rows }) =>
    rows.some(({ row }) => row.kind === kind && row.value.trim() !== '') ? [] : [{ at: WHOLE.baseInfo }]
}

type ContactOptions = { severity: Severity; kind: string; pattern: RegExp }

/** A way to reach the person; a resume may have it in a row of another kind. */
function withoutContact({ severity, kind, pattern }: ContactOptions): RuleRow {
  const withoutKind = withoutRow(kind)
  return {
    severity,
    inText: ({ source }) => (pattern.test(source) ? [] : [{ from: 0, to: 0 }]),
    inResume: (resume) => (pattern.test(resume.texts.contact.source) ? [] : withoutKind(resume)),
  }
}

function badRow({ kind, isBad }: { kind: string; isBad: (value: string) => boolean }) {
  return ({ rows }: ReadResume): Spot[] =>
    rows
      .filter(({ row }) => row.kind === kind && row.value !== '' && isBad(row.value))
      .map(({ value }) => toldBy(value))
}

const eachOf = (value: string): string[] => value.split(/\s*[/;,，；、|]\s*/)
const isEmail = (value: string): boolean =>
  /^[\w.+'-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/.test(value)

/** Seven digits (a local number) to fifteen (the longest there is); a Chinese mobile has eleven. */
function isOddPhone(value: string): boolean {
  return eachOf(value.replace(/\s*(?:ext|转)\.?\s*\d+$/i, ''))
    .filter(Boolean)
    .some((number) => {
      const digits = number.replace(/\D/g, '')
      const isMobile = /^1[3-9]/.test(digits) && !number.trim().startsWith('+')
      const hasOdd = /[^\d\s+().\-–]/.test(number)
      return hasOdd || digits.length < 7 || digits.length > 15 || (isMobile && digits.length !== 11)
    })
}

/** Neither mail, telephone nor a web address with a host that can exist in public. */
function isBroken(value: string): boolean {
  if (/^(mailto:[^@\s]+@[^@\s]+\.\w+|tel:\+?[\d().-]{3,})/i.test(value)) return false
  const target = linkTarget(value)
  if (!target || !URL.canParse(target)) return true
  const { hostname, protocol } = new URL(target)
  return (
    !protocol.startsWith('http') ||
    !/^(?:[^.]+\.)+[^.]{2,}$/.test(hostname) ||
    /[，。；、（）]/.test(value) ||
    /^https?:\/\/https?(:|\b)/i.test(value)
  )
}

function has({ sections }: ReadResume, kinds: string[], test: (item: ReadItem) => boolean): boolean {
  return sections.some(({ section, items }) => kinds.includes(section.kind) && items.some(test))
}

function withoutEntry(kinds: string[]): (resume: ReadResume) => Spot[] {
  return (resume) => (has(resume, kinds, isFilled) ? [] : [{ at: WHOLE.content }])
}

const isFilled = ({ item, lines }: ReadItem): boolean =>
  item.title.trim() + item.subtitle.trim() !== '' ||
  lines.length > 0 ||
  item.tags.length > 0 ||
  item.facts.length > 0
