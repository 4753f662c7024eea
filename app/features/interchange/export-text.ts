import type { Language, ResumeContent } from '../../../collections/resumes/schema'
import { labels } from '../../document/text/labels'
import { outlineOf } from './outline/outline-of'
import { skillLine } from './outline/skill-line'
import type { Labelled, OutlineEntry, OutlineSection } from './outline/types'
import { inlineText } from '../../document/rich-text/plain-text'
import type { Block, List, RichText } from '../../document/rich-text/types'

/** Writes a resume as plain text, for forms that take nothing else: one thing to a line, lists with dashes. */
export function exportText(content: ResumeContent): string {
  const outline = outlineOf(content)
  const { language } = outline
  const head = [
    outline.name,
    outline.headline,
    ...outline.contacts.map((row) => labelled({ row, language })),
  ].filter(Boolean)
  const sections = outline.sections.map((section) => sectionText({ section, language }))
  return `${[head.join('\n'), ...sections].filter(Boolean).join('\n\n\n')}\n`
}

function sectionText({ section, language }: { section: OutlineSection; language: Language }): string {
  const entries = section.entries.map((entry) => entryText({ entry, language }))
  const skills = section.skills.map((skill) => `- ${skillLine({ skill, language })}`).join('\n')
  return [section.title, [...entries, skills].filter(Boolean).join('\n\n')].filter(Boolean).join('\n\n')
}

function entryText({ entry, language }: { entry: OutlineEntry; language: Language }): string {
  const { comma } = labels[language]
  return [
    entry.heading.join(' | '),
    [entry.period, ...entry.beside].filter(Boolean).join(' | '),
    entry.link,
    ...entry.facts.map((row) => labelled({ row, language })),
    entry.tags.join(comma),
    ...plainBlocks(entry.text),
  ]
    .filter(Boolean)
    .join('\n')
}

function labelled({ row, language }: { row: Labelled; language: Language }): string {
  const value = row.url && !row.url.endsWith(row.value) ? `${row.value} (${row.url})` : row.value
  return [row.label, value].filter(Boolean).join(labels[language].colon)
}

/** The lines of a rich text without marks; items of a list have their marker and stand in by their depth. */
function plainBlocks(blocks: RichText): string[] {
  return blocks.flatMap((block) => (block.type === 'list' ? listLines(block) : paragraphLines(block)))
}

function paragraphLines(block: Extract<Block, { type: 'paragraph' }>): string[] {
  return inlineText(block.children).split('\n')
}

function listLines(list: List): string[] {
  return list.items.flatMap((item, index) => {
    const marker = list.ordered ? `${list.start + index}. ` : '- '
    const [first = '', ...rest] = plainBlocks(item.children)
    return [marker + first, ...rest.map((line) => ' '.repeat(marker.length) + line)]
  })
}
