import type { WrittenExample } from '../example-source'

export const careEducationEn: WrittenExample[] = [
  {
    key: 'registered-nurse',
    typeName: 'Registered nurse',
    templateCode: 'sidebar-en-graduate',
    themeColor: '#388f8f',
    title: 'Registered nurse',
    person: {
      name: 'Maeve Tolliver',
      headline: 'Registered nurse, A&E',
      phone: '+44 20 7946 0148',
      email: 'maeve.tolliver@example.com',
      location: 'Newcastle, UK',
    },
    summary:
      'Nurse of nine years, the last five leading shifts in an emergency department. Calm, quick at triage, and known for hand-overs that leave nothing out.',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: 'Tyneford General Hospital',
            subtitle: 'Senior staff nurse, emergency department',
            place: 'Newcastle',
            dates: ['2021-03', 'now'],
            text: [
              'Lead shifts of up to 14 in a department with about 260 attendances a day.',
              'Introduced a two-nurse triage between 16:00 and 22:00; median time to first assessment fell from 34 to **13 minutes**.',
              'Rewrote the sepsis prompt with two pharmacists; antibiotics within the hour rose from 68% to 91% of cases.',
              'Audited pain relief over 600 records; first analgesia now comes after 31 minutes instead of 52.',
              'Mentored nine newly qualified nurses; all nine are still in the department.',
            ],
          },
          {
            title: 'Tyneford General Hospital',
            subtitle: 'Staff nurse, acute medicine',
            place: 'Newcastle',
            dates: ['2017-09', '2021-02'],
            text: [
              'Cared for six to eight patients a shift on a ward of 28 beds.',
              'Link nurse for falls, which dropped from 21 to 9 a quarter after hourly rounds and lower beds.',
              'Taught 30 colleagues to fit masks and gowns in spring 2020, one of six who moved to the isolation ward.',
            ],
          },
          {
            title: 'Saltmarsh House',
            subtitle: 'Healthcare assistant, part-time',
            place: 'Whitley Bay',
            dates: ['2015-06', '2017-08'],
            text: 'Alternate weekends beside the degree, in a home for 34 residents.',
          },
        ],
      },
      {
        kind: 'project',
        title: 'Quality improvement',
        items: [
          {
            title: 'Hand-over in five lines',
            subtitle: 'Project lead, team of five',
            dates: ['2023-01', '2023-10'],
            text: [
              'One form for patients who move to a ward, tested on 200 transfers; calls back for missing facts fell from 38 to 12 in every hundred.',
              'All four acute wards use it today; presented at the trust’s quality day.',
            ],
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: 'Northumbria Coast University',
            subtitle: 'BSc Nursing (Adult)',
            dates: ['2014-09', '2017-07'],
            facts: { Grade: 'Upper second', Dissertation: 'Relatives in the resuscitation room' },
          },
        ],
      },
      {
        kind: 'volunteer',
        items: [
          {
            title: 'Coastline First Aid',
            subtitle: 'Event first aider and trainer',
            dates: ['2019', 'now'],
            text: 'Eight events a year; train a crew of 25 in resuscitation every spring.',
          },
        ],
      },
      {
        kind: 'certificate',
        title: 'Registration and certificates',
        items: [
          { title: 'Registered nurse, adult', dates: '2017-09' },
          { title: 'Advanced Life Support', dates: '2025-02' },
          { title: 'Paediatric Immediate Life Support', dates: '2024-06' },
          { title: 'Practice assessor', dates: '2021-10' },
        ],
      },
      { kind: 'skill' },
      {
        kind: 'language',
        items: [
          { title: 'English', subtitle: 'Native' },
          { title: 'British Sign Language', subtitle: 'Level 2' },
        ],
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
    typeName: 'Secondary school teacher',
    templateCode: 'editorial-en',
    themeColor: '#8e833a',
    title: 'Secondary school teacher',
    person: {
      name: 'Johan Pellerin',
      headline: 'Teacher of physics and mathematics',
      phone: '+44 20 7946 0193',
      email: 'johan.pellerin@example.com',
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
            dates: ['2021-09', 'now'],
            text: [
              'A-level physics entries rose from 19 to **44** in four years, girls from 3 to 17.',
              'GCSE results at grade C or above went from 61% to 74% with the same intake.',
              'Lead four teachers and a technician; wrote the shared practicals for years 7 to 9 that two neighbouring schools now use.',
              'Replaced weekly marking with one exit question a lesson; the two hours saved go to a clinic that some 30 pupils attend.',
            ],
          },
          {
            title: 'Llanfair Road School',
            subtitle: 'Teacher of physics and mathematics',
            place: 'Newport',
            dates: ['2015-09', '2021-08'],
            text: [
              'Took a mathematics set that expected to fail: 21 of 27 reached grade C, against 14 the year before.',
              'Ran the rocketry club for six years on £400 a year; national finalists twice.',
              'Mentored five trainee teachers, four of whom still teach in Wales.',
            ],
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: 'University of Severnside',
            subtitle: 'PGCE, secondary physics',
            dates: ['2014-09', '2015-06'],
          },
          {
            title: 'University of Severnside',
            subtitle: 'MPhys Physics',
            dates: ['2010-09', '2014-06'],
            facts: { Grade: 'Upper second' },
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
            dates: ['2018', 'now'],
            text: 'About 900 pupils a year from 20 schools; a third come from schools without a physics teacher.',
          },
        ],
      },
      {
        kind: 'certificate',
        title: 'Training',
        items: [{ title: 'Middle leadership in schools, two terms', dates: '2022-07' }],
      },
      {
        kind: 'language',
        items: [
          { title: 'English', subtitle: 'Native' },
          { title: 'French', subtitle: 'Fluent' },
          { title: 'Welsh', subtitle: 'B1' },
        ],
      },
    ],
  },
]
