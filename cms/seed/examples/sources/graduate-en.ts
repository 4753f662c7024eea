import type { WrittenExample } from '../example-source'

export const graduateEn: WrittenExample[] = [
  {
    key: 'graduate-data-analyst',
    typeName: 'Graduate data analyst',
    templateCode: 'timeline-en-graduate',
    themeColor: '#7e9c30',
    title: 'Graduate data analyst',
    person: {
      name: 'Aylin Marchetti',
      headline: 'Statistics graduate, data analyst',
      phone: '+44 20 7946 0136',
      email: 'aylin.marchetti@example.com',
      location: 'Manchester, UK',
      url: 'marchetti.example.com',
    },
    sections: [
      {
        kind: 'education',
        items: [
          {
            title: 'University of Pennine',
            subtitle: 'BSc Statistics',
            dates: ['2024-09', '2027-06'],
            facts: {
              Expected: 'First-class honours',
              Dissertation: 'Forecasting bicycle counts from weather and school holidays',
            },
          },
        ],
      },
      {
        kind: 'project',
        items: [
          {
            title: 'Library loans',
            subtitle: 'Course project, team of three',
            dates: ['2026-02', '2026-05'],
            tags: ['Python', 'pandas'],
            text: [
              'Cleaned 1.2 million loan records; showed that 30% of the shelves hold 4% of the loans. The library changed its buying plan for two subjects.',
              'Wrote the cleaning code and its 60 tests; the other two did the maps and the report.',
            ],
          },
          {
            title: 'Bus punctuality',
            subtitle: 'Own project',
            dates: ['2025-07', '2025-10'],
            tags: ['SQL', 'D3'],
            text: 'Collected public arrival data for 90 days and published a page that 2,100 people have used to plan their mornings.',
          },
        ],
      },
      {
        kind: 'experience',
        title: 'Work',
        items: [
          {
            title: 'Office for Regional Health',
            subtitle: 'Summer intern',
            place: 'Leeds',
            dates: ['2026-06', '2026-09'],
            text: 'Rebuilt a monthly table in R that took two days by hand; it now takes **eight minutes** and found three old errors.',
          },
          {
            title: 'Café Nordlys',
            subtitle: 'Barista and shift lead',
            place: 'Manchester',
            dates: ['2024-10', '2026-05'],
            text: 'Twelve hours a week; trained five colleagues; no till out of balance for a year.',
          },
        ],
      },
      { kind: 'skill' },
      {
        kind: 'language',
        items: [
          { title: 'English', subtitle: 'Native' },
          { title: 'Turkish', subtitle: 'Fluent' },
          { title: 'Italian', subtitle: 'B1' },
        ],
      },
    ],
    skills: {
      rows: {
        Analysis: ['Regression', 'Time series', 'Experiment design'],
        Tools: ['Python', 'R', 'SQL', 'Git'],
      },
    },
  },
  {
    key: 'first-job',
    typeName: 'First job, no experience',
    templateCode: 'sidebar-en-graduate',
    themeColor: '#676e54',
    title: 'First job',
    person: {
      name: 'Priya Holloway',
      headline: 'School leaver looking for an apprenticeship in electrical engineering',
      phone: '+44 20 7946 0157',
      email: 'priya.holloway@example.com',
      location: 'Sheffield, UK',
    },
    summary:
      'Finishing A-levels in June 2027. I repair things: bicycles, amplifiers, the school’s stage lighting. Looking for an apprenticeship where I can learn to do it properly.',
    sections: [
      {
        kind: 'education',
        items: [
          {
            title: 'Don Valley Sixth Form',
            subtitle: 'A-levels in mathematics, physics, design',
            dates: ['2025-09', '2027-06'],
            facts: { Predicted: 'A B A' },
          },
          {
            title: 'Don Valley School',
            subtitle: 'Nine GCSEs',
            dates: ['2020-09', '2025-06'],
            facts: { Including: 'mathematics 8, physics 8, English 6' },
          },
        ],
      },
      {
        kind: 'project',
        title: 'Things I have made',
        items: [
          {
            title: 'Rain gauge for the allotments',
            subtitle: 'Design coursework',
            dates: ['2026-04', '2026-09'],
            text: [
              'An Arduino with a solar cell logs rain every ten minutes; it has not missed one reading in 74 days.',
              'The third circuit board worked. The report says why the first two did not.',
            ],
          },
          {
            title: 'Stage lighting desk',
            subtitle: 'School theatre',
            dates: ['2025-10', '2026-03'],
            text: 'Rewired 24 dimmer channels under the eye of the caretaker and labelled every one; used in three productions without a failure.',
          },
          {
            title: 'Bicycle repair afternoons',
            subtitle: 'Community centre',
            dates: ['2024-04', 'now'],
            text: 'Every second Saturday; four of us have put **180 bicycles** back on the road.',
          },
        ],
      },
      {
        kind: 'experience',
        title: 'Work',
        items: [
          {
            title: 'Hartley’s Newsagent',
            subtitle: 'Paper round and counter',
            place: 'Sheffield',
            dates: ['2023-09', 'now'],
            text: 'Six mornings a week for three years, late four times.',
          },
          {
            title: 'Sheaf Valley Electrical',
            subtitle: 'Work experience, two weeks',
            place: 'Sheffield',
            dates: ['2026-07', '2026-07'],
            text: [
              'Pulled cable in a primary school and helped to test 42 sockets.',
              'Learnt to isolate a circuit and prove it dead before touching it.',
            ],
          },
        ],
      },
      {
        kind: 'volunteer',
        items: [
          {
            title: 'Don Valley School',
            subtitle: 'Maths helper for year 9',
            dates: ['2025-10', 'now'],
            text: 'One lunch hour a week with four pupils; three have since moved up a set.',
          },
        ],
      },
      {
        kind: 'interest',
        items: [
          { title: 'Amateur radio', text: 'Foundation licence, 2025.' },
          { title: 'Badminton', text: 'School team.' },
        ],
      },
      { kind: 'skill' },
      {
        kind: 'certificate',
        items: [
          { title: 'Emergency first aid', dates: '2025-11' },
          { title: 'Bikeability, level 3', dates: '2022-06' },
        ],
      },
      {
        kind: 'language',
        items: [
          { title: 'English', subtitle: 'Native' },
          { title: 'Hindi', subtitle: 'Spoken at home' },
        ],
      },
    ],
    skills: {
      rows: {
        Practical: ['Soldering', 'Multimeter', 'Wiring diagrams'],
        Computer: ['Spreadsheets', 'Arduino', 'CAD basics'],
      },
    },
  },
]
