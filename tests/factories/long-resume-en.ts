import type { ResumeContentInput } from '../../collections/resumes/schema'

/** An operations director: about 850 words. */
export const longResumeEn: ResumeContentInput = {
  title: 'Operations director resume',
  config: { language: 'en', fontSize: 12.5, lineSpace: 'leading-normal', dateFormat: 'month' },
  margin: { left: 56, right: 56, top: 50, bottom: 50 },
  baseInfo: {
    title: 'Contact',
    list: [
      { id: 'b-name', kind: 'name', key: 'Name', value: 'Delphine Marchetti' },
      { id: 'b-head', kind: 'headline', key: 'Position', value: 'Director of Operations' },
      { id: 'b-tel', kind: 'phone', key: 'Phone', value: '+1 555-0155' },
      { id: 'b-mail', kind: 'email', key: 'Email', value: 'delphine.marchetti@example.com' },
      { id: 'b-city', kind: 'location', key: 'Location', value: 'Saltmarsh, Delaware' },
      {
        id: 'b-web',
        kind: 'url',
        key: 'Website',
        value: 'marchetti.example.com',
        url: 'https://marchetti.example.com',
      },
    ],
  },
  entryList: [
    {
      id: 'sec-sum',
      kind: 'summary',
      title: 'Summary',
      items: [
        {
          id: 'sum-1',
          text: 'Operations leader with sixteen years in food and pharmaceutical logistics, from the night shift to a **$64 million** cost base. I have opened four distribution centres, closed one with every employee placed, and run all of them on the belief that people who see the numbers each morning will improve them by the evening.',
        },
      ],
    },
    {
      id: 'sec-work',
      kind: 'experience',
      title: 'Experience',
      items: [
        {
          id: 'work-1',
          title: 'Grayling Cold Chain',
          subtitle: 'Director of Operations',
          place: 'Saltmarsh, DE',
          start: '2019-03',
          end: 'now',
          facts: [
            { id: 'work-1-t', key: 'team', label: 'Team', value: '410 people on five sites' },
            { id: 'work-1-b', key: 'budget', label: 'Budget', value: '$64 million' },
          ],
          text: [
            '- Raised on-time delivery from 91.2% to **98.6%** across 2,300 weekly routes while volume grew by 47%.',
            '- Opened a 320,000-square-foot automated site in 14 months, $2.1 million under budget, and reached planned throughput in week nine.',
            '- Lowered energy per pallet by 33% with night cooling, door discipline and a heat-recovery loop that paid for itself in 19 months:',
            '  - negotiated a demand-response contract worth $380,000 a year;',
            '  - made the meter readings public on every loading dock.',
            '- Brought recordable injuries down from 4.8 to 1.1 per 200,000 hours by letting crews redesign their own lifts and walkways.',
            '- Replaced 11 local spreadsheets with one planning system; stock-outs fell by half in the first quarter after the change.',
            '- Promoted 38 team leaders from the floor, a third of them women, through a six-month programme now copied by two customers.',
          ].join('\n'),
        },
        {
          id: 'work-2',
          title: 'Pemberley Pharmaceutical Logistics',
          subtitle: 'Senior Operations Manager',
          place: 'Wilton, PA',
          start: '2014-01',
          end: '2019-02',
          tags: ['GDP compliance', 'validation', 'serialisation'],
          text: [
            '- Ran a validated warehouse with 26,000 pallet positions through nine regulatory inspections without a major finding.',
            '- Introduced serialisation for 410 products eight months ahead of the legal deadline; suspect returns dropped by **72%**.',
            '- Shortened the release cycle for temperature excursions from five days to 16 hours with a decision tree agreed with quality.',
            '- Consolidated seven carriers into three with shared targets, saving $4.4 million a year and ending weekend backlogs.',
          ].join('\n'),
        },
        {
          id: 'work-3',
          title: 'Hartwell Grocers',
          subtitle: 'Shift Manager, later Distribution Manager',
          place: 'Camden, NJ',
          start: '2008-06',
          end: '2013-12',
          text: [
            '- Led 85 people on nights and lifted picking accuracy from 98.1% to 99.7% in ten months.',
            '- Redrew the slotting of 9,400 products by demand, which took 3.2 kilometres off the average shift on foot.',
            '- Wrote the cross-training matrix that let the site run through two blizzards without a missed delivery.',
          ].join('\n'),
        },
      ],
    },
    {
      id: 'sec-proj',
      kind: 'project',
      title: 'Selected projects',
      items: [
        {
          id: 'proj-1',
          title: 'Vaccine corridor',
          subtitle: 'Programme lead',
          start: '2020-11',
          end: '2021-08',
          text: [
            '- Set up an ultra-cold network for 61 rural clinics in eleven weeks, with two-way data loggers in every box.',
            '- Delivered 1.9 million doses with 0.04% waste, the lowest figure in the region.',
          ].join('\n'),
        },
        {
          id: 'proj-2',
          title: 'Closing Camden well',
          subtitle: 'Site lead',
          start: '2013-02',
          end: '2013-12',
          text: [
            '- Wound down a site of 240 people in ten months; everyone who wanted work had an offer before the last truck left.',
            '- Held productivity at 97% to the final week by sharing the savings with the crews.',
          ].join('\n'),
        },
        {
          id: 'proj-3',
          title: 'Pallet pool for small growers',
          subtitle: 'Founder',
          start: '2017',
          end: 'now',
          link: 'https://marchetti.example.com/pallet-pool',
          text: '- Built a shared pool of 12,000 pallets for 140 farms, returning about $310,000 a year to their owners.',
        },
      ],
    },
    {
      id: 'sec-edu',
      kind: 'education',
      title: 'Education',
      items: [
        {
          id: 'edu-1',
          title: 'Tidemark Business School',
          subtitle: 'Executive MBA',
          start: '2015-09',
          end: '2017-06',
          facts: [{ id: 'edu-1-h', key: 'honor', label: 'Honours', value: 'With distinction' }],
        },
        {
          id: 'edu-2',
          title: 'Rutledge University',
          subtitle: 'BSc in Industrial Engineering',
          start: '2004-09',
          end: '2008-05',
          facts: [{ id: 'edu-2-g', key: 'score', label: 'GPA', value: '3.6/4.0' }],
        },
      ],
    },
    { id: 'sec-skill', kind: 'skill' },
    {
      id: 'sec-vol',
      kind: 'volunteer',
      title: 'Board and community',
      items: [
        {
          id: 'vol-1',
          title: 'Delmarva Food Rescue',
          subtitle: 'Board chair',
          start: '2018',
          end: 'now',
          text: '- Moved 5,200 tonnes of surplus food to 96 pantries, using empty return trips only.',
        },
        {
          id: 'vol-2',
          title: 'Women on the Dock',
          subtitle: 'Mentor',
          start: '2016',
          end: 'now',
          text: '- Mentored 22 shift leads; fourteen have since taken on a site of their own.',
        },
      ],
    },
    {
      id: 'sec-award',
      kind: 'award',
      title: 'Awards',
      items: [
        {
          id: 'aw-1',
          title: 'Supply Chain Leader of the Year',
          subtitle: 'Atlantic Logistics Council',
          start: '2022',
        },
        { id: 'aw-2', title: 'Safe Site Award', subtitle: 'three consecutive years', start: '2021' },
      ],
    },
    {
      id: 'sec-lang',
      kind: 'language',
      title: 'Languages',
      items: [
        { id: 'lang-1', title: 'English', subtitle: 'Native' },
        { id: 'lang-2', title: 'Italian', subtitle: 'Fluent' },
        { id: 'lang-3', title: 'Spanish', subtitle: 'Professional' },
      ],
    },
  ],
  skill: {
    title: 'Skills',
    step: 10,
    list: [
      {
        id: 'sk-1',
        key: 'Leadership',
        value: 9,
        level: 'Expert',
        tags: ['multi-site teams', 'shop-floor coaching', 'labour relations'],
      },
      {
        id: 'sk-2',
        key: 'Planning',
        value: 9,
        level: 'Expert',
        tags: ['network design', 'slotting', 'budgeting'],
      },
      { id: 'sk-3', key: 'Systems', value: 7, level: 'Advanced', tags: ['WMS and TMS', 'SQL', 'simulation'] },
      { id: 'sk-4', key: 'Standards', value: 8, level: 'Advanced', tags: ['GDP', 'HACCP', 'ISO 45001'] },
    ],
  },
}
