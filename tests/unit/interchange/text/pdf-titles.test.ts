import { expect, test } from 'vitest'
import { rootOf } from './root-of-rows'

test('a profile of a network comes in whole: its contacts with what they are, its titles, how long something lasted', () => {
  const root = rootOf([
    { text: 'Ann Lee', size: 26 },
    { text: 'Site Manager', size: 12 },
    'Leeds, England, United Kingdom',
    { text: 'Contact', size: 13 },
    '+44 7700 900321 (Mobile)',
    'annlee.example',
    '(Personal)',
    { text: 'Top Skills', size: 13 },
    'Planning',
    { text: 'Honors-Awards', size: 13 },
    'Depot of the Year',
    { text: 'Experience', size: 16 },
    { text: 'Norwell Ltd', size: 12 },
    'Shift Supervisor',
    'June 2013 - August 2015 (2 years 3 months)',
    'Bradford, UK',
    'Page 1 of 2',
  ])
  expect(root).toMatchObject({
    basics: {
      name: 'Ann Lee',
      location: { address: 'Leeds, England, United Kingdom' },
      phone: '+44 7700 900321',
      url: 'annlee.example',
    },
    skills: [{ name: 'Planning' }],
    awards: [{ title: 'Depot of the Year' }],
  })
  expect(root.work).toEqual([
    {
      name: 'Norwell Ltd',
      position: 'Shift Supervisor',
      location: 'Bradford, UK',
      startDate: '2013-06',
      endDate: '2015-08',
    },
  ])
  expect(JSON.stringify(root)).not.toMatch(/Personal|Mobile|Page 1|years/)
})

test('what is set as three usual titles are is a title, and a usual word that is not set so is none', () => {
  const title = (text: string) => ({ text, bold: true })
  const root = rootOf([
    { text: 'Orla Finch', size: 20, bold: true },
    'Planner for quiet stores | S&OP | Forecasting',
    'orla@example.org (Personal)',
    title('EXPERIENCE'),
    { text: 'Harbour Museum, Bristol', right: 'Sept 2019 – present', bold: true },
    'Senior Registrar (cover, then permanent)',
    title('EDUCATION'),
    { text: 'University of York', right: '2011 – 2014', bold: true },
    'MA Museum Studies, Distinction',
    title('TALKS & WALKS'),
    'Crates that come back',
    title('SKILLS'),
    title('Languages'),
    'Go, Python',
  ])
  expect(root).toMatchObject({
    basics: { label: 'Planner for quiet stores | S&OP | Forecasting', email: 'orla@example.org' },
    work: [
      {
        name: 'Harbour Museum',
        position: 'Senior Registrar (cover, then permanent)',
        location: 'Bristol',
      },
    ],
    education: [{ studyType: 'MA Museum Studies', score: 'Distinction' }],
    customSections: [{ title: 'Talks & walks' }],
    skills: [{ name: 'Languages', keywords: ['Go', 'Python'] }],
  })
})

test('several posts at one place have its name, whatever stands between of how long they lasted', () => {
  const { work } = rootOf([
    { text: 'Orla Finch', size: 20, bold: true },
    { text: 'Experience', size: 14, bold: true },
    { text: 'Marrow Foods', bold: true },
    '5 years 2 months',
    'Senior Planner',
    'March 2021 - Present (3 years 8 months)',
    'Planner',
    'September 2019 - March 2021 (1 year 7 months)',
    'Bradford',
    'Built the model.',
  ])
  expect(work).toMatchObject([
    { name: 'Marrow Foods', position: 'Senior Planner', startDate: '2021-03' },
    { name: 'Marrow Foods', position: 'Planner', location: 'Bradford', summary: 'Built the model.' },
  ])
})

test('a further post below what is told of one at a place set as a title is a post as well', () => {
  const { work } = rootOf([
    { text: 'Orla Finch', size: 20 },
    { text: 'Experience', size: 14 },
    { text: 'Tidewater Foods', size: 12 },
    '6 years 2 months',
    'Procurement Lead',
    'January 2022 - Present (2 years 4 months)',
    'Own a budget of thirty million.',
    'Senior Buyer',
    'March 2018 - December 2021 (3 years 10 months)',
    'Leeds',
    'Bought fruit from nine countries.',
  ])
  expect(work).toMatchObject([
    { name: 'Tidewater Foods', position: 'Procurement Lead', summary: 'Own a budget of thirty million.' },
    { name: 'Tidewater Foods', position: 'Senior Buyer', location: 'Leeds', startDate: '2018-03' },
  ])
})
