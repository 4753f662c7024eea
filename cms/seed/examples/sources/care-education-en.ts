import type { ExampleSource } from '../example-source'

export const careEducationEn: ExampleSource[] = [
  {
    key: 'registered-nurse',
    group: 'care-education',
    typeName: 'Registered nurse',
    language: 'en',
    templateCode: 'sidebar-en-graduate',
    themeColor: '#388f8f',
    title: 'Registered nurse',
    person: {
      name: 'Maeve Tolliver',
      headline: 'Registered nurse, emergency care',
      email: 'maeve.tolliver@example.com',
      phone: '+44 20 7946 0148',
      location: 'Newcastle, UK',
    },
    summary:
      'Emergency nurse with eight years on the floor, four of them leading shifts. Calm, quick at triage, and known for hand-overs that leave nothing out.',
    sections: [
      {
        kind: 'experience',
        title: 'Experience',
        items: [
          {
            title: 'Tyneford General Hospital',
            subtitle: 'Senior staff nurse, emergency department',
            place: 'Newcastle',
            start: '2021-03',
            end: 'now',
            text: [
              'Lead shifts of up to 14 in a department with about 260 attendances a day.',
              'Introduced a two-nurse triage between 16:00 and 22:00; median time to first assessment fell from 34 to **13 minutes**.',
              'Mentor for nine newly qualified nurses, all still in the department after a year.',
            ],
          },
          {
            title: 'Tyneford General Hospital',
            subtitle: 'Staff nurse, acute medicine',
            place: 'Newcastle',
            start: '2017-09',
            end: '2021-02',
            text: [
              'Cared for six to eight patients a shift; link nurse for falls, which dropped from 21 to 9 a quarter on the ward.',
            ],
          },
        ],
      },
      {
        kind: 'education',
        title: 'Education',
        items: [
          {
            title: 'Northumbria Coast University',
            subtitle: 'BSc Nursing (Adult)',
            start: '2014-09',
            end: '2017-07',
            facts: {
              Grade: 'Upper second',
            },
          },
        ],
      },
      {
        kind: 'certificate',
        title: 'Registration and certificates',
        items: [
          {
            title: 'Registered nurse, adult',
            start: '2017-09',
          },
          {
            title: 'Advanced Life Support',
            start: '2025-02',
          },
          {
            title: 'Paediatric Immediate Life Support',
            start: '2024-06',
          },
        ],
      },
      {
        kind: 'skill',
      },
    ],
    skills: {
      title: 'Clinical skills',
      rows: {
        'Acute care': ['Triage', 'IV access', 'Plastering', 'NIV'],
        Leadership: ['Shift coordination', 'Mentoring', 'Audit'],
      },
    },
  },
  {
    key: 'secondary-teacher',
    group: 'care-education',
    typeName: 'Secondary school teacher',
    language: 'en',
    templateCode: 'editorial-en',
    themeColor: '#8e833a',
    title: 'Secondary school teacher',
    person: {
      name: 'Johan Pellerin',
      headline: 'Teacher of physics and mathematics',
      email: 'johan.pellerin@example.com',
      phone: '+44 20 7946 0193',
      location: 'Cardiff, UK',
    },
    summary:
      'Physics teacher, eleven years, the last five as head of department in a comprehensive with 1,150 pupils. I teach so that the quiet half of the room asks questions too.',
    sections: [
      {
        kind: 'experience',
        title: 'Teaching',
        items: [
          {
            title: 'Rhiwdale High School',
            subtitle: 'Head of physics',
            place: 'Cardiff',
            start: '2021-09',
            end: 'now',
            text: [
              'A-level physics entries rose from 19 to **44** in four years, girls from 3 to 17.',
              'GCSE results at grade C or above went from 61 % to 74 % with the same intake.',
              'Lead four teachers and a technician; wrote the shared practicals for years 7 to 9 that two neighbouring schools now use.',
            ],
          },
          {
            title: 'Llanfair Road School',
            subtitle: 'Teacher of physics and mathematics',
            place: 'Newport',
            start: '2015-09',
            end: '2021-08',
            text: ['Ran the rocketry club for six years; national finalists twice with a budget of £400.'],
          },
        ],
      },
      {
        kind: 'education',
        title: 'Education',
        items: [
          {
            title: 'University of Severnside',
            subtitle: 'PGCE, secondary physics',
            start: '2014-09',
            end: '2015-06',
          },
          {
            title: 'University of Severnside',
            subtitle: 'MPhys Physics',
            start: '2010-09',
            end: '2014-06',
            facts: {
              Grade: 'Upper second',
            },
          },
        ],
      },
      {
        kind: 'volunteer',
        title: 'Beyond the classroom',
        items: [
          {
            title: 'Cardiff Science Festival',
            subtitle: 'Organiser of the schools’ day',
            start: '2018',
            end: 'now',
            text: ['About 900 pupils a year from 20 schools.'],
          },
        ],
      },
      {
        kind: 'language',
        title: 'Languages',
        items: [
          {
            title: 'English',
            subtitle: 'Native',
          },
          {
            title: 'French',
            subtitle: 'Fluent',
          },
          {
            title: 'Welsh',
            subtitle: 'B1',
          },
        ],
      },
    ],
  },
]
