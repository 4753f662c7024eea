import { labels } from '../../../document/text/labels'
import type { Language } from '../../../../collections/resumes/schema'
import type { OutlineSkill } from './types'

const IN_BRACKETS: Record<Language, (text: string) => string> = {
  'zh-CN': (text) => `（${text}）`,
  en: (text) => ` (${text})`,
}

/** A skill on one line: “TypeScript (Master): React, Node.js”. */
export function skillLine({ skill, language }: { skill: OutlineSkill; language: Language }): string {
  const { colon, comma } = labels[language]
  const { name, level, tags } = skill
  const inBrackets = IN_BRACKETS[language](level)
  const head = name && level ? name + inBrackets : name || level
  return [head, tags.join(comma)].filter(Boolean).join(colon)
}
