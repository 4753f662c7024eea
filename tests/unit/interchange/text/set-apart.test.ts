import { expect, it } from 'vitest'
import { exportJsonResume } from '../../../../app/features/interchange/export-json-resume'
import { importLines } from '../../../../app/features/interchange/import-lines'
import { linesOfMarkdown } from '../../../../app/features/interchange/lines/lines-of-markdown'

it('takes names in bold above their dates, what stands below those, and contacts that stray into another column', () => {
  const source = `# Ilse Brandt

Ilse Brandt

## Experience

**Marlow Bridges GmbH**

**Senior Site Engineer**

Mar 2021 - Present  5 years 8 months

- Two bridges, no delays

Stadtwerke Falkau  2017.09 – 2021.02

https://falkau.example
Data Analyst

Reports for the board.

## Awards

**Best Paper**

Awarded on: May 2022

## Languages

English

Native speaker

## Skills

ilse@example.org
`
  const result = importLines({ lines: linesOfMarkdown(source), language: 'en' })
  const root = result.ok ? exportJsonResume(result.content) : undefined
  expect(root).toMatchObject({
    basics: { name: 'Ilse Brandt', email: 'ilse@example.org' },
    work: [
      { name: 'Marlow Bridges GmbH', position: 'Senior Site Engineer', startDate: '2021-03' },
      {
        name: 'Stadtwerke Falkau',
        position: 'Data Analyst',
        endDate: '2021-02',
        url: 'https://falkau.example',
      },
    ],
    awards: [{ title: 'Best Paper', date: '2022-05' }],
    languages: [{ language: 'English', fluency: 'Native speaker' }],
  })
  expect(JSON.stringify(root)).not.toMatch(/8 months|Awarded|"summary":"Ilse/)
})
