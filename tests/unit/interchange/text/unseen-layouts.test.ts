import { expect, test } from 'vitest'
import { linesOfText } from '~/features/interchange/lines/lines-of-text'
import { readResumeText } from '~/features/interchange/text-resume/read-resume-text'

const read = (text: string) => readResumeText(linesOfText(`Ann Lee\nann@lee.test\n\n${text}`)).root

test('an employer below the position needs no word of companies', () => {
  const { work } = read('Experience\nAnalyst  2018 – 2021\nHarbour & Finch Freight, Dublin\n- Built it')
  expect(work).toMatchObject([
    { name: 'Harbour & Finch Freight', position: 'Analyst', location: 'Dublin', highlights: ['Built it'] },
  ])
})

test('a degree has its grade and its courses', () => {
  const { education } = read(
    'Education\nYork College\nBSc Physics, 2010 – 2013\nGPA: 3.8/4.0\nRelevant coursework: Optics, Waves',
  )
  expect(education).toMatchObject([{ score: 'GPA 3.8/4.0', courses: ['Optics', 'Waves'] }])
})

test('skills keep the group beside them and a level that is drawn', () => {
  const { skills } = read('Skills\nClinical\tTriage, ECG\nExcel ●●●○○')
  expect(skills).toEqual([
    { name: 'Clinical', keywords: ['Triage', 'ECG'] },
    { name: 'Excel', level: '3/5' },
  ])
})

test('German and French headings and months are read, and titles by their words', () => {
  const { work, education, publications } = read(
    'Berufserfahrung\nKrafft GmbH\nController, 04/2018 – heute\n\nFormation\nUniversité Lyon\nfévrier 2016 à juin 2018\n\nSelected Early Publications\nSilt, 2019',
  )
  expect(work).toMatchObject([{ name: 'Krafft GmbH', startDate: '2018-04' }])
  expect(education).toMatchObject([{ startDate: '2016-02', endDate: '2018-06' }])
  expect(publications).toMatchObject([{ name: 'Silt' }])
})

test('a reference goes over as many lines as it needs, its number is no reference', () => {
  const { publications } = read(
    'Peer-reviewed Publications\n1.\nA. Lee. Why salt marshes recover faster than\nmodels say. Estuarine Review.\n2.\nA. Lee. Tides. Shore Notes.',
  )
  expect(publications).toMatchObject([
    { name: 'A. Lee. Why salt marshes recover faster than models say. Estuarine Review.' },
    { name: 'A. Lee. Tides. Shore Notes.' },
  ])
})

test('what is like a month, an employer or the end of a reference is not always one', () => {
  const { work } = read(
    'Experience\nBrand Manager, Mars, 2015 - 2018\n- Sold bars\n\nBarista 2013 - 2014\nToronto, Ontario\n- Coffee',
  )
  expect(work).toMatchObject([
    { name: 'Mars', startDate: '2015' },
    { position: 'Barista', location: 'Toronto, Ontario' },
  ])
  const { publications } = read(
    'Publications\nBell A. Wind. Nature, 2019\nBell A. Rain. Cell, 2020.\nBell A. Snow, 2021',
  )
  expect(publications).toHaveLength(3)
})

test('what begins an entry, dates it or says what was learnt is not lost to what is like it', () => {
  const { work, education } = read(
    [
      ...['Experience', '工作单位：青橡数字科技有限公司 2019.01-2021.05', '负责指标平台', ''],
      ...['Education', 'University of York | BSc Physics | First Class Honours | 2015 – 2018', 'GPA: 3.9/4'],
      'Relevant coursework: Algorithms; Databases; Compilers',
    ].join('\n'),
  )
  expect(work).toMatchObject([{ startDate: '2019-01', endDate: '2021-05' }])
  expect(education).toMatchObject([
    { score: 'First Class Honours, GPA 3.9/4', courses: ['Algorithms', 'Databases', 'Compilers'] },
  ])
  const { volunteer, projects, basics } = readResumeText(
    linesOfText(
      'Ann Lee\n地址：\n微信：zhangsan88\n\nVolunteering\nRed Cross\n- 2 years\n\nProjects\nQuill 2020 – 2021\nNode.js/Express',
    ),
  ).root
  expect(JSON.stringify(volunteer)).toContain('2 years')
  expect(JSON.stringify(projects)).not.toContain('url')
  expect(JSON.stringify(basics)).toContain('"value":"zhangsan88"')
})
