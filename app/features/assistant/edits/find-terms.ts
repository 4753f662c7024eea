import { fieldsOfItem, type FilledField } from '../../../../collections/resumes/fields-of-item'
import type { ResumeContent } from '../../../../collections/resumes/schema'
import { parseRichText } from '../../../document/rich-text/parse'
import { plainText } from '../../../document/rich-text/plain-text'
import type { JobTerm } from '../tasks/events'
import { asLine } from './clean-text'

export type FindTermsOptions = { content: ResumeContent; job: string; terms: readonly string[] }
const AROUND = 24

/** Where a resume has the words of a job, those it lacks with an empty path. A term that the job does not say is dropped. */
export function findTerms({ content, job, terms }: FindTermsOptions): JobTerm[] {
  const said = fold(job)
  const seen = new Set<string>()
  return terms.flatMap((given) => {
    const term = asLine(given)
    const key = fold(term)
    if (!key || seen.has(key) || !said.includes(key)) return []
    seen.add(key)
    return [{ term, ...placeOf({ content, key }) }]
  })
}

type Options = { content: ResumeContent; key: string }

function placeOf({ content, key }: Options): Pick<JobTerm, 'path' | 'excerpt'> {
  for (const { path, text } of textsOf(content)) {
    const at = positionOf({ text: fold(text), key })
    if (at >= 0) return { path, excerpt: excerptOf({ text, from: at, to: at + key.length }) }
  }
  return { path: '', excerpt: '' }
}

/** Some of what stands around a place, in whole words and on one line; "…" where the text goes on. */
function excerptOf({ text, from, to }: { text: string; from: number; to: number }): string {
  const [start, end] = [Math.max(0, from - AROUND), to + AROUND]
  const head = text.slice(start, from)
  const tail = text.slice(to, end)
  const isCut = (at: number) => /^[\p{Script=Latin}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1))
  const whole = [
    isCut(start) ? head.replace(/^[\p{Script=Latin}\p{N}]+/u, '') : head,
    text.slice(from, to),
    isCut(end) ? tail.replace(/[\p{Script=Latin}\p{N}]+$/u, '') : tail,
  ]
  const line = asLine(whole.join(''))
  return `${start > 0 ? '… ' : ''}${line}${end < text.length ? ' …' : ''}`
}

/** Latin terms as whole words: “Java” is not in “JavaScript”, nor “R” in “React”. */
function positionOf({ text, key }: { text: string; key: string }): number {
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    const joinsBefore = /[a-z0-9]/.test(key[0] ?? '') && /[a-z0-9]/.test(text[at - 1] ?? '')
    const joinsAfter = /[a-z0-9+#]/.test(key.at(-1) ?? '') && /[a-z0-9+#]/.test(text[at + key.length] ?? '')
    if (!joinsBefore && !joinsAfter) return at
  }
  return -1
}

/** What is printed, with where it stands. */
function textsOf(content: ResumeContent): { path: string; text: string }[] {
  return [
    ...content.baseInfo.list.flatMap((row, i) =>
      row.hidden ? [] : [{ path: `/baseInfo/list/${i}/value`, text: row.value }],
    ),
    ...content.entryList.flatMap((section, s) =>
      section.hidden
        ? []
        : section.items.flatMap((item, i) => {
            const fields = item.hidden ? [] : fieldsOfItem(item).filter(({ inTerms }) => inTerms)
            return fields.flatMap((field) => textsIn({ field, at: `/entryList/${s}/items/${i}` }))
          }),
    ),
    ...content.skill.list.flatMap((row, i) =>
      row.hidden
        ? []
        : [
            { path: `/skill/list/${i}/key`, text: row.key },
            { path: `/skill/list/${i}/tags`, text: row.tags.join(' · ') },
          ],
    ),
  ]
}

function textsIn({ field, at }: { field: FilledField; at: string }): { path: string; text: string }[] {
  const path = `${at}/${field.name}`
  if (field.control === 'facts')
    return field.value.map(({ value }, f) => ({ path: `${path}/${f}/value`, text: value }))
  if (field.control === 'tags') return [{ path, text: field.value.join(' · ') }]
  return [{ path, text: field.control === 'text' ? plainText(parseRichText(field.value)) : field.value }]
}

/** Same length as what it is made of, so that positions hold. */
const fold = (text: string): string =>
  Array.from(text, (char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char)).join('')
