import type { WrittenExample } from '../example-source'

export const experiencedEn: WrittenExample[] = [
  {
    key: 'operations-director',
    typeName: 'Operations director',
    templateCode: 'banner-en',
    themeColor: '#ab3a41',
    title: 'Operations director',
    person: {
      name: 'Genevieve Aldous',
      headline: 'Operations director, food manufacturing',
      phone: '+1 555-0174',
      email: 'genevieve.aldous@example.com',
      location: 'Milwaukee, WI',
    },
    summary:
      'Operations leader with 19 years in food manufacturing, the last seven responsible for three plants, 640 people and a budget of $92 million. Known for safe plants and for successors who were ready.',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: 'Lakeshore Dairy Group',
            subtitle: 'Director of operations',
            place: 'Milwaukee',
            dates: ['2019-02', 'now'],
            text: [
              'Raised output per labor hour by **34%** across three plants without a layoff; attrition fell from 29% to 13%.',
              'Led the $38 million cheese line in Green Prairie, opened two weeks early and 3% under budget.',
              'Recordable injuries down from 4.1 to 1.2 per 100 workers, six years running better than the year before.',
              'Trained two plant managers and the current head of quality.',
            ],
          },
          {
            title: 'Lakeshore Dairy Group',
            subtitle: 'Plant manager',
            place: 'Green Prairie, WI',
            dates: ['2014-06', '2019-01'],
            text: 'Turned the lowest-ranked of seven plants into the second-best on cost and first on delivery in three years.',
          },
          {
            title: 'Carver Mills',
            subtitle: 'Shift supervisor, later production manager',
            place: 'Dubuque, IA',
            dates: ['2007-06', '2014-05'],
            text: 'Cut changeover on the packing lines from 70 to 25 minutes; grain waste from 3.6% to 1.9%.',
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: 'Badger State University',
            subtitle: 'MBA (part-time)',
            dates: ['2011-09', '2014-05'],
          },
          {
            title: 'Prairie Technical College',
            subtitle: 'BS Food Engineering',
            dates: ['2003-09', '2007-05'],
          },
        ],
      },
      {
        kind: 'volunteer',
        title: 'Boards',
        items: [
          {
            title: 'Four Lakes Food Bank',
            subtitle: 'Board member',
            dates: ['2020', 'now'],
          },
        ],
      },
      { kind: 'skill' },
      {
        kind: 'certificate',
        items: [
          { title: 'Lean Six Sigma Black Belt', dates: '2012-10' },
          { title: 'HACCP lead auditor', dates: '2016-03' },
        ],
      },
      {
        kind: 'language',
        items: [
          { title: 'English', subtitle: 'Native' },
          { title: 'Spanish', subtitle: 'B2' },
        ],
      },
    ],
    skills: {
      title: 'Strengths',
      rows: {
        Operations: ['Lean', 'Capital projects', 'Food safety'],
        Leadership: ['Union negotiations', 'Succession', 'Budgets'],
      },
    },
  },
  {
    key: 'career-change',
    typeName: 'Career change',
    templateCode: 'classic-en',
    themeColor: '#4c7e77',
    title: 'Instructional designer (career change)',
    person: {
      name: 'Hannah Ostrow',
      headline: 'Instructional designer, formerly a teacher',
      phone: '+1 555-0142',
      email: 'hannah.ostrow@example.com',
      location: 'Columbus, OH',
      url: 'ostrow.example.com',
    },
    summary:
      'Nine years of teaching biology, two of designing courses beside it, now looking for a full-time position in instructional design. I know what a learner looks like at the moment of giving up, and what helps.',
    sections: [
      {
        kind: 'project',
        title: 'Design work',
        items: [
          {
            title: 'Lab safety for new hires',
            subtitle: 'Freelance, Meridian Biologics',
            dates: ['2025-09', '2026-02'],
            tags: ['Articulate', 'Scenario design'],
            text: [
              'Turned a 90-page manual into six 10-minute scenarios, after watching eleven technicians.',
              'Pass rate at first attempt rose from 71% to **93%** for 140 people; the client ordered a second course.',
            ],
          },
          {
            title: 'Asthma at school',
            subtitle: 'Volunteer, county health service',
            dates: ['2024-10', '2025-03'],
            tags: ['Camtasia', 'Storyboards'],
            text: [
              'Interviewed 15 school nurses; the three mistakes they see most became the three chapters.',
              'Wrote and filmed a 25-minute course for school staff; 2,300 completions in its first year.',
            ],
          },
        ],
      },
      {
        kind: 'experience',
        title: 'Teaching',
        items: [
          {
            title: 'Elm Hollow High School',
            subtitle: 'Biology teacher, e-learning lead',
            place: 'Columbus',
            dates: ['2017-08', 'now'],
            text: [
              'Moved 60 teachers to Moodle in one summer, with weekly workshops and a student help desk.',
              'Rebuilt the grade-10 genetics unit around five cases; failing grades went from 18% to 7%.',
              'Coached nine new teachers through their first year; eight of them are still teaching.',
            ],
          },
          {
            title: 'Whetstone Creek Middle School',
            subtitle: 'Student teacher',
            place: 'Columbus',
            dates: ['2017-01', '2017-05'],
            text: 'Taught three seventh-grade sections and wrote 14 lab sheets that the school still uses.',
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: 'Olentangy University',
            subtitle: 'Graduate certificate, instructional design',
            dates: ['2024-01', '2024-12'],
            facts: { 'Final project': 'A course on reading food labels, tested with 26 adults' },
          },
          {
            title: 'Olentangy University',
            subtitle: 'BS Biology, teaching license',
            dates: ['2013-08', '2017-05'],
          },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      rows: {
        Design: ['Needs analysis', 'Storyboards', 'Assessment'],
        Tools: ['Articulate', 'Camtasia', 'Moodle', 'Figma'],
        Facilitation: ['Workshops', 'Coaching'],
        Languages: ['English', 'Spanish (B2)'],
      },
    },
  },
]
