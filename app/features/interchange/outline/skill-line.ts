import { labels } from '../../../document/text/labels'
import type { Language } from '../../../../collections/resumes/schema'
import type { OutlineSkill } from './types'

/** A skill on one line: “TypeScript (Master): React, Node.js”. */
export function skillLine({ skill, language }: { skill: OutlineSkill; language: Language }): string {
  const { colon, comma } = labels[language]
  const { name, level, tags } = skill
  const inBrackets = language === 'zh-CN' ? `（${level}）` : ` (${level})`
  const head = name && level ? name + inBrackets : name || level
  return [head, tags.join(comma)].filter(Boolean).join(colon)
}
