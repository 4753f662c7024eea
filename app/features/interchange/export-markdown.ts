import type { Language, ResumeContent } from '../../../collections/resumes/schema'
import { labels } from '../../document/text/labels'
import { escapeMarkdown } from './outline/escape-markdown'
import { markdownBlocks } from './outline/markdown-blocks'
import { outlineOf } from './outline/outline-of'
import { skillLine } from './outline/skill-line'
import type { Labelled, OutlineEntry, OutlineSection } from './outline/types'

/** Writes a resume as CommonMark: the name, sections and entries as headings of three levels. */
export function exportMarkdown(content: ResumeContent): string {
  const outline = outlineOf(content)
  const { language } = outline
  const parts = [
    outline.name && `# ${escapeMarkdown(outline.name)}`,
    outline.headline && escapeMarkdown(outline.headline),
    outline.contacts.map((row) => `- ${labelled({ row, language })}`).join('\n'),
    ...outline.sections.flatMap((section) => sectionParts({ section, language })),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function sectionParts({ section, language }: { section: OutlineSection; language: Language }): string[] {
  const skills = section.skills.map((skill) => `- ${escapeMarkdown(skillLine({ skill, language }))}`)
  return [
    section.title && `## ${escapeMarkdown(section.title)}`,
    ...section.entries.flatMap((entry) => entryParts({ entry, language })),
    skills.join('\n'),
  ]
}

function entryParts({ entry, language }: { entry: OutlineEntry; language: Language }): string[] {
  const { comma } = labels[language]
  const title = entry.heading.map(escapeMarkdown).join(' | ')
  const link = entry.link && (/^https?:/i.test(entry.link) ? `<${entry.link}>` : escapeMarkdown(entry.link))
  return [
    title && `### ${title}`,
    [...[entry.period, ...entry.beside].map(escapeMarkdown), link].filter(Boolean).join(' | '),
    entry.facts.map((row) => `- ${labelled({ row, language })}`).join('\n'),
    escapeMarkdown(entry.tags.join(comma)),
    markdownBlocks(entry.text).join('\n'),
  ]
}

function labelled({ row, language }: { row: Labelled; language: Language }): string {
  const value = escapeMarkdown(row.value)
  const shown = row.url ? `[${value}](${row.url})` : value
  return [row.label && escapeMarkdown(row.label), shown].filter(Boolean).join(labels[language].colon)
}
