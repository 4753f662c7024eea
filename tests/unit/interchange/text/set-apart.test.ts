import { expect, it } from 'vitest'
import { exportJsonResume } from '../../../../app/features/interchange/export-json-resume'
import { importLines } from '../../../../app/features/interchange/import-lines'
import { linesOfMarkdown } from '../../../../app/features/interchange/lines/lines-of-markdown'
import { linesOfText } from '../../../../app/features/interchange/lines/lines-of-text'

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

it('keeps apart what only looks alike: languages with their levels, names below their dates, somebody else’s contacts, years', () => {
  const source = `# Ilse Brandt

## Experience

### Contoso Ltd

(2010 - 2014)

Support of a hospital and its staff

Reference: Jane Doe

jane@contoso.test

### Career break, 2018 - 2019

### Fabrikam Inc

Kept the books

## Education

2012 - 2015
**University of York**

2005 - 2010
**Harrogate School**

## Languages

Native German

Fluent English

## Awards

2019-05

Best Paper

2018

Prize of the City
`
  const result = importLines({ lines: linesOfMarkdown(source), language: 'en' })
  const root = result.ok ? exportJsonResume(result.content) : undefined
  expect(root?.basics).not.toHaveProperty('phone')
  expect(root?.basics).not.toHaveProperty('email')
  expect(root).toMatchObject({
    work: [{ name: 'Contoso Ltd', startDate: '2010' }, { startDate: '2018' }, { name: 'Fabrikam Inc' }],
    education: [
      { startDate: '2012', institution: 'University of York' },
      { startDate: '2005', institution: 'Harrogate School' },
    ],
    languages: [{ language: 'Native German' }, { language: 'Fluent English' }],
    awards: [
      { title: 'Best Paper', date: '2019-05' },
      { title: 'Prize of the City', date: '2018' },
    ],
  })
})

it('begins an entry at a head with dates below it, though the line above is as long as lines get', () => {
  const source = `Anna Miller
York, UK | anna.miller@example.com | +44 1904 555 0100

EXPERIENCE
Acorn Bakery, York — Bookkeeper
March 2020 – Present
• Balanced all cross-border accounts, 400 a week
Green Foods plc, Leeds — Accounts assistant
Sept 2016 – Feb 2020
• Filled in the books`
  const result = importLines({ lines: linesOfText(source), language: 'en' })
  const root = result.ok ? exportJsonResume(result.content) : undefined
  expect(root).toMatchObject({
    work: [{ name: 'Acorn Bakery' }, { name: 'Green Foods plc', location: 'Leeds', startDate: '2016-09' }],
  })
})

it.each(['Green Foods plc, York', 'Acorn Bakery, York'])('takes “%s” for where one worked', (house) => {
  const lines = linesOfMarkdown(
    `# Anna Miller\n\n## Experience\n\n${house} — Accountant\n2015 – 2020\n\n- Books`,
  )
  const result = importLines({ lines, language: 'en' })
  const root = result.ok ? exportJsonResume(result.content) : undefined
  const name = house.replace(', York', '')
  expect(root).toMatchObject({ work: [{ name, position: 'Accountant', location: 'York' }] })
})
