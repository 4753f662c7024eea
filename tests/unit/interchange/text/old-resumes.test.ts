import { expect, test } from 'vitest'
import type { PdfPiece } from '../../../../app/features/ats/types'
import { joinedPieces } from '../../../../app/features/interchange/pdf/joined-pieces'
import { linesInOrder } from '../../../../app/features/interchange/pdf/lines-in-order'
import { listOfTitle } from '../../../../app/features/interchange/text-resume/list-of-title'
import { splitParts } from '../../../../app/features/interchange/text-resume/split-parts'
import { rootOf } from './root-of-rows'

type Letter = [text: string, x: number, width: number, size: number]

const textsOf = (letters: Letter[]): string[] => {
  const pieces = letters.map(([text, x, width, size]): PdfPiece => ({
    ...{ text, x, width, size },
    y: 60,
    endsLine: false,
  }))
  return joinedPieces({
    ...{ number: 1, width: 595, height: 842 },
    pieces,
    dots: [],
    links: [],
    hasPictures: false,
  }).pieces.map(({ text }) => text)
}

test('small capitals that touch each other keep the gaps between their words', () => {
  const letters = Array.from('ABLEMEN').map((text, i): Letter => [text, 50 + i * 6 + (i > 3 ? 2.5 : 0), 6, 8])
  expect(textsOf(letters)).toEqual(['ABLE MEN'])
})

test('words whose letters are set apart, each in a piece, are words', () => {
  const pieces: Letter[] = [
    ['N O O R', 50, 100, 28],
    ['V A L E', 170, 90, 28],
  ]
  expect(textsOf(pieces)).toEqual(['NOOR VALE'])
})

test('a line set as the titles are is known by what it is made of', () => {
  const title = (text: string) => ({ text, size: 13 })
  const root = rootOf([
    { text: 'Rosa Dunmore', size: 20 },
    title('Objective'),
    'A ward of my own.',
    title('Clinical Experience'),
    { text: 'Hudson Hospital', right: 'May 2016 - Present' },
    'Staff Nurse',
    title('Education'),
    { text: 'Siena College', right: '2010 - 2014' },
    title('Languages'),
    'English, Spanish (basic)',
    title('Skills & Interests'),
    'Technical: Excel, Stata',
  ])
  expect(root).toMatchObject({
    work: [{ name: 'Hudson Hospital', position: 'Staff Nurse', startDate: '2016-05' }],
    skills: [{ name: 'Technical', keywords: ['Excel', 'Stata'] }],
  })
  expect(['校园经历 CAMPUS', 'IT 技能', 'Customer Experience', 'React Native'].map(listOfTitle)).toEqual([
    'volunteer',
    'skills',
    undefined,
    undefined,
  ])
})

test('a title that a narrow column parted is one', () => {
  const root = rootOf([
    { text: '周敬亭', size: 16 },
    '教育',
    '经历',
    '2008.09-2012.06    山东科技大学    机械工程    本科',
    '自我',
    '评价',
    '吃苦耐劳。',
    'WORK',
    'EXPERIENCE',
    { text: 'Tarn Ltd', right: '2012 - 2015' },
  ])
  expect(root).toMatchObject({
    basics: { summary: '吃苦耐劳。' },
    education: [{ institution: '山东科技大学' }],
    work: [{ name: 'Tarn Ltd' }],
  })
})

test('towns with their countries are places, forms of companies and what a school gives are known', () => {
  const root = rootOf([
    { text: 'Samir Haddad', size: 20 },
    { text: 'Experience', size: 14 },
    { text: 'Cedar Soft, Beirut, Lebanon', bold: true },
    { text: 'Junior Developer', right: '09/2016 – 05/2018' },
    { text: 'Strojirny Brno, Brno (Czechia)', bold: true },
    { text: 'Electrician', right: '2012 – 2015' },
    { text: 'Sieg Stahl AG', bold: true, right: '2010 – 2012' },
    'Industriemechaniker',
    { text: 'Education', size: 14 },
    { text: 'High school diploma', right: '2012 – 2016' },
    'Xenia High School - Xenia, OH',
    '浙江大学, 杭州, 浙江    2018 – 2021',
    '硕士研究生 计算机',
  ])
  expect(root).toMatchObject({
    work: [
      { name: 'Cedar Soft', position: 'Junior Developer', location: 'Beirut, Lebanon' },
      { name: 'Strojirny Brno', position: 'Electrician', location: 'Brno (Czechia)' },
      { name: 'Sieg Stahl AG', position: 'Industriemechaniker' },
    ],
    education: [
      { institution: 'Xenia High School', studyType: 'High school diploma', location: 'Xenia, OH' },
      { institution: '浙江大学', studyType: '硕士研究生', area: '计算机', location: '杭州, 浙江' },
    ],
  })
})

test('an address has the code of its town, and the house in the line above; letters behind a name are of it', () => {
  const basicsOf = (...rows: string[]) =>
    rootOf([...rows, { text: 'Experience', size: 14 }, 'Tarn Ltd    2019 – 2021']).basics
  expect(basicsOf('Lucía Bravo', 'Calle Olmo 7', '28012 Madrid', '☏ +34 600 100 200')).toEqual({
    name: 'Lucía Bravo',
    phone: '+34 600 100 200',
    location: { address: 'Calle Olmo 7, 28012 Madrid' },
  })
  expect(
    basicsOf('Rosa Dunmore, RN', 'Nurse', '9 Mail Center • Cambridge, MA 02138 • r@example.edu'),
  ).toEqual({
    name: 'Rosa Dunmore, RN',
    label: 'Nurse',
    email: 'r@example.edu',
    location: { address: '9 Mail Center, Cambridge, MA 02138' },
  })
  expect(basicsOf('Ann Lee', 'Python 3, Top 100', 'ann@example.org')).not.toHaveProperty('location')
})

test('a single space parts a house from a position whose name begins in Latin letters', () => {
  expect(splitParts('锦里软件 Java开发工程师')).toEqual(['锦里软件', 'Java开发工程师'])
  expect(splitParts('高级前端 Vue工程师')).toEqual(['高级前端 Vue工程师'])
})

test('a place below the dates is apart from the first item that stands beside it', () => {
  const at = (text: string, x: number, y: number): PdfPiece => ({
    ...{ text, x, y, width: text.length * 5, size: 10, endsLine: true },
  })
  const page = {
    ...{ number: 1, width: 595, height: 842, links: [], hasPictures: false },
    pieces: [at('2018 – present', 50, 60), at('Volta Ltd', 170, 60), at('Tema, Ghana', 50, 75)].concat(
      at('Redesigned the seal.', 180, 75),
    ),
    dots: [{ x: 170, y: 72, width: 3 }],
  }
  expect(
    linesInOrder([page]).flatMap(({ head, body }) => [...head, ...body].map(({ text }) => text)),
  ).toEqual(['2018 – present    Volta Ltd', 'Tema, Ghana', 'Redesigned the seal.'])
})

test('groups of skills behind a dash, languages with drawn levels in a row and interests parted by spaces', () => {
  const title = (text: string) => ({ text, size: 14 })
  const root = rootOf([
    { text: 'Kwame Adjei', size: 20 },
    title('Skills'),
    'CAD — SolidWorks, Inventor',
    title('Languages'),
    'English ●●●●●    French ●●○○○',
    title('兴趣爱好'),
    '摄影 徒步 烘焙',
  ])
  expect(root).toMatchObject({
    skills: [{ name: 'CAD', keywords: ['SolidWorks', 'Inventor'] }],
    languages: [
      { language: 'English', fluency: '5/5' },
      { language: 'French', fluency: '2/5' },
    ],
    interests: [{ name: '摄影' }, { name: '徒步' }, { name: '烘焙' }],
  })
})
