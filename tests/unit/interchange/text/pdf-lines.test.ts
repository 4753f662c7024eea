import { expect, test } from 'vitest'
import { linesOfPage } from '../../../../app/features/ats/lines-of-page'
import type { PdfPiece } from '../../../../app/features/ats/types'
import { joinWrapped } from '../../../../app/features/interchange/lines/join-wrapped'
import { linesOfPdf } from '../../../../app/features/interchange/lines/lines-of-pdf'
import { segmentsOfPage } from '../../../../app/features/interchange/pdf/segments-of-page'
import { rootOf } from './root-of-rows'

test('signs that are drawn make items, a line that a page broke goes on, what is bold begins an entry', () => {
  const root = rootOf([
    { text: 'Ines Duarte', size: 20, bold: true },
    'ines@example.org',
    { text: 'Experience', size: 14, bold: true },
    { text: 'Data Engineer', right: 'June 2023 – Present', bold: true },
    { text: 'Hoopp', right: 'Porto (hybrid)' },
    { text: `Moved ${'many large tables '.repeat(4)}into one`, x: 62, dot: 54 },
    { text: 'store that anybody can read', x: 62 },
    { text: 'Hired two', x: 62, dot: 54 },
    { text: 'both stayed', x: 78, dot: 70 },
    { text: 'Education', size: 14, bold: true },
    { text: 'University of Porto', right: 'Porto', bold: true },
    { text: 'MSc Informatics, GPA 17/20', right: '2019 – 2021' },
    { text: 'University of Minho', right: 'Braga', bold: true },
    { text: 'BSc Informatics', right: '2016 – 2019' },
    { text: 'Skills', size: 14, bold: true },
    { text: 'Research', bold: true },
    'Interviews, Surveys',
  ])
  expect(root).toMatchObject({
    work: [
      {
        position: 'Data Engineer',
        name: 'Hoopp',
        location: 'Porto (hybrid)',
        highlights: [
          `Moved ${'many large tables '.repeat(4)}into one store that anybody can read`,
          'Hired two\n• both stayed',
        ],
      },
    ],
    education: [
      {
        institution: 'University of Porto',
        studyType: 'MSc Informatics',
        score: 'GPA 17/20',
        location: 'Porto',
      },
      {
        institution: 'University of Minho',
        studyType: 'BSc Informatics',
        location: 'Braga',
        endDate: '2019',
      },
    ],
    skills: [{ name: 'Research', keywords: ['Interviews', 'Surveys'] }],
  })
})

test('a table of labels and values is read as one, and a label whose value found no room beside it', () => {
  const root = rootOf([
    { text: '个人简历', size: 20, bold: true },
    { text: '姓 名      孙小满', right: '性 别      女' },
    '政治面貌      党员',
    '邮箱：',
    'sunxm@example.cn',
    { text: '教育经历', size: 14, bold: true },
    { text: '东海大学', right: '2021.09—2025.06', bold: true },
    '汉语言文学（本科）',
    '主修课程：古代文学、语言学',
    { text: '语言能力', size: 14, bold: true },
    '粤语 母语',
  ])
  expect(root).toMatchObject({
    basics: {
      name: '孙小满',
      email: 'sunxm@example.cn',
      customFields: [
        { label: '性别', value: '女' },
        { label: '政治面貌', value: '党员' },
      ],
    },
    education: [
      {
        institution: '东海大学',
        area: '汉语言文学',
        studyType: '本科',
        courses: ['古代文学', '语言学'],
      },
    ],
    languages: [{ language: '粤语', fluency: '母语' }],
  })
})

test('a narrow column parts dates and items, which go on where the item’s text begins or in the middle of a sentence', () => {
  const root = rootOf([
    { text: 'Ann Lee', size: 20, bold: true },
    { text: 'Experience', size: 14, bold: true },
    { text: 'Shift supervisor', bold: true },
    'Acorn Bakery of Otterham, June 2013 to',
    'August 2015',
    '• Moved plans from a',
    { text: 'paper to a 2022 board', x: 60 },
    '• Led the early shift in a cold bakery',
    'Sept. 2011 – Mar.',
    '2013',
    { text: 'Trainer, Otterham Ltd', bold: true },
    { text: 'Education', size: 14, bold: true },
    'York College, 2010 – 2013',
  ])
  expect(root.work).toMatchObject([
    {
      position: 'Shift supervisor',
      name: 'Acorn Bakery of Otterham',
      startDate: '2013-06',
      endDate: '2015-08',
      highlights: ['Moved plans from a paper to a 2022 board', 'Led the early shift in a cold bakery'],
    },
    { position: 'Trainer', startDate: '2011-09', endDate: '2013-03' },
  ])
})

test('labels in boxes are told apart, words of a justified line aren’t, and a name in bold ends with its line', () => {
  const row = (y: number, words: [text: string, x: number, isBold?: boolean][]): PdfPiece[] =>
    words.map(([text, x, isBold = false], i) => ({
      ...{ text, x, y, size: 10, width: text.length * 5, isBold, endsLine: i === words.length - 1 },
    }))
  const pieces = [
    ...row(60, [
      ['Python', 50],
      ['SQL', 92],
      ['Rust', 119],
    ]),
    ...row(75, [
      ['wide ', 50],
      ['words ', 88],
      ['here', 130],
    ]),
    ...row(90, [
      ['Analyst', 50, true],
      [' of nine years at ', 85],
      ['Acorn', 175, true],
    ]),
    ...row(105, [['in software', 50]]),
    ...row(120, [['Maricopa Technical College', 50, true]]),
    ...row(135, [['Associate Degree of Arts', 50]]),
    ...row(150, [
      ['1.', 50],
      ['Led two people', 72],
    ]),
  ]
  const lines = linesOfPdf(linesOfPage({ number: 1, pieces, dots: [] }))
  expect(joinWrapped(lines).map(({ text }) => text)).toEqual([
    'Python    SQL    Rust',
    'wide words here',
    'Analyst of nine years at Acorn in software',
    'Maricopa Technical College',
    'Associate Degree of Arts',
    'Led two people',
  ])
  expect(segmentsOfPage({ number: 1, pieces }).map(({ text }) => text)).toContain('1. Led two people')
})
