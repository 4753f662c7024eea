import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { readDocxLines } from '../../../../app/features/interchange/read-docx-lines'
import { joinedPieces } from '../../../../app/features/interchange/pdf/joined-pieces'
import { withoutFurniture } from '../../../../app/features/interchange/pdf/without-furniture'
import type { PdfPageText } from '../../../../app/features/ats/types'
import { linesOfHtml } from '../../../../app/features/interchange/lines/lines-of-html'
import { read, tableOf } from './read-lines'

const wordFile = (parts: Record<string, string[]>) => {
  const zip = new JSZip()
  for (const [name, texts] of Object.entries(parts)) {
    const own = texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
    const [tag, body] = name === 'document' ? ['document', `<w:body>${own}</w:body>`] : ['hdr', own]
    const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    zip.file(`word/${name}.xml`, `<w:${tag} ${space}>${body}</w:${tag}>`)
  }
  return zip.generateAsync({ type: 'arraybuffer' })
}

test('of a Word file’s margins ways to reach the person are read, and no paragraph is taken for a wrapped line', async () => {
  const told =
    'Led the ledger team of seven engineers and designed the service that settles two million payments'
  const bytes = await wordFile({
    header1: ['ann@lee.test · Leeds, UK', 'Page 1 of 2'],
    footer1: ['Confidential'],
    document: ['Ann Lee', 'Experience', 'Engineer, Acorn Ltd', '2018 – 2021', told, 'Junior Engineer'],
  })
  const lines = await readDocxLines(bytes)
  expect(read(lines).rows).toEqual([
    expect.stringContaining('Ann Lee'),
    expect.stringContaining('ann@lee.test'),
    expect.stringContaining('Leeds, UK'),
  ])
  expect(JSON.stringify(read(lines))).not.toMatch(/Confidential|Page 1|payments Junior/)
})

test('the name of a Word file and its contacts stay where they are', async () => {
  const own = ['Ann Lee', 'ann@lee.test', 'Experience', 'Engineer, Acorn Ltd 2018 – 2021', 'Sailing']
  const agency = ['Sent by Rolling Recruitment, who found many a person like her', 'hello@rolling.test']
  const { rows } = read(await readDocxLines(await wordFile({ header1: agency, document: own })))
  expect(rows.join(' ')).toMatch(/Ann Lee.*ann@lee.test/s)
  const page = '<p>Ann Lee</p><p>ann@lee.test</p><h1>Experience</h1><p>Engineer, Acorn Ltd 2018 – 2021</p>'
  const lines = linesOfHtml(
    `${page}<h1>Beyond the Office</h1><p>Sailing</p><h1>Education</h1><p>Leeds College 2015</p>`,
  )
  expect(read(lines).rows.join(' ')).toMatch(/Ann Lee.*ann@lee.test/s)
})

const page = (
  number: number,
  rows: [text: string, y: number, x?: number, width?: number][],
): PdfPageText => ({
  ...{ number, width: 600, height: 800, links: [], dots: [], hasPictures: false },
  pieces: rows.map(([text, y, x = 50, width = 90]) => ({ text, x, y, width, size: 10, endsLine: true })),
})

test('letters set apart are words, and a period on two lines of a column is one', () => {
  const { pieces } = joinedPieces(
    page(1, [
      ['P', 60, 50, 8],
      ['r i y a', 60, 62, 60],
      ['C o l e', 60, 132, 60],
      ['e x P e r i e n C e', 90],
      ['May 2019 –', 120],
      ['Writer', 120, 200],
      ['Present', 132],
    ]),
  )
  expect(pieces.map(({ text }) => text)).toEqual(['Priya Cole', 'Experience', 'May 2019 – Present', 'Writer'])
})

test('what stands in the margins of several pages is read once, if it says something, and numbers of pages never', () => {
  const [first, second] = withoutFurniture([
    page(1, [
      ['Ann Lee · ann@lee.test', 30],
      ['Ann Lee', 60],
      ['Work', 200],
      ['Ann Lee · CV 1', 780],
    ]),
    page(2, [
      ['Ann Lee · ann@lee.test', 30],
      ['2019', 60],
      ['1', 400],
      ['Ann Lee · CV 2', 780],
    ]),
  ]).map(({ pieces }) => pieces.map(({ text }) => text))
  expect(first).toEqual(['Ann Lee · ann@lee.test', 'Ann Lee', 'Work'])
  expect(second).toEqual(['2019', '1'])
})

test('a head stands first, whatever column is read before it; labels side by side are several, a link to skip is none', () => {
  const labels = ['Figma', 'Word'].map((label) => `<span class=p>${label}</span>`).join(' ')
  const html = `<a href="#m">Skip to content</a><h2>Skills</h2><p>${labels} <span class=p>Excel</span></p><h1>Ann Lee</h1><h2>Work</h2>`
  expect(linesOfHtml(html, { isPage: true }).map(({ text }) => text)).toEqual([
    ...['Ann Lee', 'Work', 'Skills', 'Figma \tWord \tExcel'],
  ])
  const cells = tableOf([
    ['Skills', 'Excel'],
    ['Ann Lee', 'Analyst', 'Experience'],
  ])
  expect(linesOfHtml(cells)[0]?.text).toBe('Ann Lee')
})
