import type { Language } from '../../../collections/resumes/schema'
import { listOfHeading } from '../interchange/text-resume/list-of-heading'
import type { InspectLine, InspectText } from './types'

/** Reads a text once for all rules: its lines, their sections, its length. */
export function prepareText({ source, language }: { source: string; language: Language }): InspectText {
  const lines: InspectLine[] = []
  let section: string | undefined
  let from = 0
  for (const text of source.split('\n')) {
    const heading = listOfHeading(text)
    section = heading ?? section
    lines.push({ text, from, section, isHeading: heading !== undefined })
    from += text.length + 1
  }
  const han = source.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = source.match(/[\p{Script=Latin}\d]+/gu)?.length ?? 0
  return { source, language, lines, length: han + words }
}
