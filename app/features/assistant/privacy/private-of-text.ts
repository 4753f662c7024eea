import { isFields } from '../../../document/patch/nodes'
import { linesOfText } from '../../interchange/lines/lines-of-text'
import { readResumeText } from '../../interchange/text-resume/read-resume-text'
import { namesOf } from './private-of'
import type { Private } from './create-marks'

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
