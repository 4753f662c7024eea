import type { Language, ResumeContent } from '../../../collections/resumes/schema'
import { documentTitle } from '../../../collections/resumes/title-of'
import { labels } from '../../document/text/labels'
import { escapeHtml } from '../markup/escape'
import { htmlBlocks } from './html/html-blocks'
import { outlineOf } from './outline/outline-of'
import { skillLine } from './outline/skill-line'
import type { Labelled, OutlineEntry, OutlineSection } from './outline/types'

/** Writes a resume as one HTML file with headings and lists, a few lines of style and nothing from elsewhere. */
export function exportHtml(content: ResumeContent): string {
  const outline = outlineOf(content)
  const { language } = outline
  const body = [
    tag({ name: 'h1', text: outline.name }),
    tag({ name: 'p', text: outline.headline }),
    list(outline.contacts.map((row) => labelled({ row, language }))),
    ...outline.sections.map((section) => sectionHtml({ section, language })),
  ].join('')
  return (
    `<!doctype html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n` +
    `<title>${escapeHtml(documentTitle(content))}</title>\n<style>${STYLE}</style>\n</head>\n<body>\n${body}</body>\n</html>\n`
  )
}

const STYLE =
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui,sans-serif;color:#21201c}' +
  'h2{border-bottom:1px solid #dad9d6;margin-top:2rem}h3{margin-bottom:0}p,ul,ol{margin:.4rem 0}.meta{color:#63635e}'

function sectionHtml({ section, language }: { section: OutlineSection; language: Language }): string {
  const entries = section.entries.map((entry) => entryHtml({ entry, language })).join('')
  const skills = list(section.skills.map((skill) => escapeHtml(skillLine({ skill, language }))))
  return `<section>\n${tag({ name: 'h2', text: section.title })}${entries}${skills}</section>\n`
}

function entryHtml({ entry, language }: { entry: OutlineEntry; language: Language }): string {
  const meta = [entry.period, ...entry.beside].filter(Boolean).map(escapeHtml)
  const link = entry.link && linked({ text: escapeHtml(entry.link), url: entry.link })
  const about = [...meta, link].filter(Boolean).join(' | ')
  return [
    tag({ name: 'h3', text: entry.heading.join(' | ') }),
    about && `<p class="meta">${about}</p>\n`,
    list(entry.facts.map((row) => labelled({ row, language }))),
    tag({ name: 'p', text: entry.tags.join(labels[language].comma) }),
    htmlBlocks(entry.text),
  ].join('')
}

function labelled({ row, language }: { row: Labelled; language: Language }): string {
  const text = escapeHtml(row.value)
  const value = row.url ? linked({ text, url: row.url }) : text
  return [row.label && escapeHtml(row.label), value].filter(Boolean).join(labels[language].colon)
}

function linked({ text, url }: { text: string; url: string }): string {
  return /^(https?:|mailto:|tel:)/i.test(url) ? `<a href="${escapeHtml(url)}">${text}</a>` : text
}

function tag({ name, text }: { name: string; text: string }): string {
  return text && `<${name}>${escapeHtml(text)}</${name}>\n`
}

function list(items: string[]): string {
  return items.length === 0 ? '' : `<ul>\n${items.map((item) => `<li>${item}</li>\n`).join('')}</ul>\n`
}
