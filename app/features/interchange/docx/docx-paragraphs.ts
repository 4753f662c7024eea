import { ExternalHyperlink, HeadingLevel, Paragraph, Tab, TabStopType, TextRun } from 'docx'
import { labels } from '../../../document/text/labels'
import { linkTarget } from '../../../document/text/link-text'
import { skillLine } from '../outline/skill-line'
import type { Labelled, Outline, OutlineEntry } from '../outline/types'
import { docxBlocks } from './docx-blocks'

type Options = { outline: Outline; width: number }

/** The paragraphs of a Word file, from the name to the last line. `width` is the text's, in twentieths of a point. */
export function docxParagraphs({ outline, width }: Options): Paragraph[] {
  const { language } = outline
  const { colon } = labels[language]
  const head = [
    ...(outline.name ? [new Paragraph({ text: outline.name, heading: HeadingLevel.TITLE })] : []),
    ...(outline.headline ? [new Paragraph({ text: outline.headline })] : []),
    ...outline.contacts.map((row) => labelled({ row, colon })),
  ]
  const sections = outline.sections.flatMap((section) => [
    new Paragraph({ text: section.title, heading: HeadingLevel.HEADING_1 }),
    ...section.entries.flatMap((entry) => entryParagraphs({ entry, outline, width })),
    ...section.skills.map(
      (skill) =>
        new Paragraph({
          text: skillLine({ skill, language }),
          numbering: { reference: 'bullets', level: 0 },
        }),
    ),
  ])
  return [...head, ...sections]
}

function entryParagraphs({ entry, outline, width }: Options & { entry: OutlineEntry }): Paragraph[] {
  const { colon, comma } = labels[outline.language]
  const title = entry.heading.join(' | ')
  const place = [...entry.beside, entry.link].filter(Boolean).join(' | ')
  const period = entry.period ? [new TextRun({ children: [new Tab(), entry.period], bold: false })] : []
  return [
    ...(title + entry.period
      ? [
          new Paragraph({
            heading: HeadingLevel.HEADING_2,
            tabStops: [{ type: TabStopType.RIGHT, position: width }],
            children: [new TextRun(title), ...period],
          }),
        ]
      : []),
    ...(place
      ? [
          new Paragraph({
            children: [linkOr({ text: place, url: entry.beside.length > 0 ? '' : entry.link })],
          }),
        ]
      : []),
    ...entry.facts.map((row) => labelled({ row, colon })),
    ...(entry.tags.length ? [new Paragraph({ text: entry.tags.join(comma) })] : []),
    ...docxBlocks({ blocks: entry.text }),
  ]
}

function labelled({ row, colon }: { row: Labelled; colon: string }): Paragraph {
  const label = row.label ? [new TextRun(row.label + colon)] : []
  return new Paragraph({ children: [...label, linkOr({ text: row.value, url: row.url })] })
}

function linkOr({ text, url }: { text: string; url: string }): TextRun | ExternalHyperlink {
  const link = url && linkTarget(url)
  if (!link) return new TextRun(text)
  return new ExternalHyperlink({ link, children: [new TextRun({ text, style: 'Hyperlink' })] })
}
