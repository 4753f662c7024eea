import type { WrittenResume } from '../../cms/seed/written/written-resume'

/** An operations director: about 850 words. */
export const longResumeEn: WrittenResume = {
  language: 'en',
  title: 'Operations director resume',
  person: {
    name: 'Delphine Marchetti',
    headline: 'Director of Operations',
    phone: '+1 555-0155',
    email: 'delphine.marchetti@example.com',
    location: 'Saltmarsh, Delaware',
    url: 'marchetti.example.com',
  },
  summaryTitle: 'Summary',
  summary:
    'Operations leader with sixteen years in food and pharmaceutical logistics, from the night shift to a **$64 million** cost base. I have opened four distribution centres, closed one with every employee placed, and run all of them on the belief that people who see the numbers each morning will improve them by the evening.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Grayling Cold Chain',
          subtitle: 'Director of Operations',
          place: 'Saltmarsh, DE',
          dates: ['2019-03', 'now'],
          facts: [
            { key: 'team', label: 'Team', value: '410 people on five sites' },
            { key: 'budget', label: 'Budget', value: '$64 million' },
          ],
          text: [
            'Raised on-time delivery from 91.2% to **98.6%** across 2,300 weekly routes while volume grew by 47%.',
            'Opened a 320,000-square-foot automated site in 14 months, $2.1 million under budget, and reached planned throughput in week nine.',
            'Lowered energy per pallet by 33% with night cooling, door discipline and a heat-recovery loop that paid for itself in 19 months:',
            '  - negotiated a demand-response contract worth $380,000 a year;',
            '  - made the meter readings public on every loading dock.',
            'Brought recordable injuries down from 4.8 to 1.1 per 200,000 hours by letting crews redesign their own lifts and walkways.',
            'Replaced 11 local spreadsheets with one planning system; stock-outs fell by half in the first quarter after the change.',
            'Promoted 38 team leaders from the floor, a third of them women, through a six-month programme now copied by two customers.',
          ],
        },
        {
          title: 'Pemberley Pharmaceutical Logistics',
          subtitle: 'Senior Operations Manager',
          place: 'Wilton, PA',
          dates: ['2014-01', '2019-02'],
          tags: ['GDP compliance', 'validation', 'serialisation'],
          text: [
            'Ran a validated warehouse with 26,000 pallet positions through nine regulatory inspections without a major finding.',
            'Introduced serialisation for 410 products eight months ahead of the legal deadline; suspect returns dropped by **72%**.',
            'Shortened the release cycle for temperature excursions from five days to 16 hours with a decision tree agreed with quality.',
            'Consolidated seven carriers into three with shared targets, saving $4.4 million a year and ending weekend backlogs.',
          ],
        },
        {
          title: 'Hartwell Grocers',
          subtitle: 'Shift Manager, later Distribution Manager',
          place: 'Camden, NJ',
          dates: ['2008-06', '2013-12'],
          text: [
            'Led 85 people on nights and lifted picking accuracy from 98.1% to 99.7% in ten months.',
            'Redrew the slotting of 9,400 products by demand, which took 3.2 kilometres off the average shift on foot.',
            'Wrote the cross-training matrix that let the site run through two blizzards without a missed delivery.',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: 'Selected projects',
      items: [
        {
          title: 'Vaccine corridor',
          subtitle: 'Programme lead',
          dates: ['2020-11', '2021-08'],
          text: [
            'Set up an ultra-cold network for 61 rural clinics in eleven weeks, with two-way data loggers in every box.',
            'Delivered 1.9 million doses with 0.04% waste, the lowest figure in the region.',
          ],
        },
        {
          title: 'Closing Camden well',
          subtitle: 'Site lead',
          dates: ['2013-02', '2013-12'],
          text: [
            'Wound down a site of 240 people in ten months; everyone who wanted work had an offer before the last truck left.',
            'Held productivity at 97% to the final week by sharing the savings with the crews.',
          ],
        },
        {
          title: 'Pallet pool for small growers',
          subtitle: 'Founder',
          dates: ['2017', 'now'],
          link: 'https://marchetti.example.com/pallet-pool',
          text: [
            'Built a shared pool of 12,000 pallets for 140 farms, returning about $310,000 a year to their owners.',
          ],
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'Tidemark Business School',
          subtitle: 'Executive MBA',
          dates: ['2015-09', '2017-06'],
          facts: [{ key: 'honor', label: 'Honours', value: 'With distinction' }],
        },
        {
          title: 'Rutledge University',
          subtitle: 'BSc in Industrial Engineering',
          dates: ['2004-09', '2008-05'],
          facts: [{ key: 'score', label: 'GPA', value: '3.6/4.0' }],
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'volunteer',
      title: 'Board and community',
      items: [
        {
          title: 'Delmarva Food Rescue',
          subtitle: 'Board chair',
          dates: ['2018', 'now'],
          text: ['Moved 5,200 tonnes of surplus food to 96 pantries, using empty return trips only.'],
        },
        {
          title: 'Women on the Dock',
          subtitle: 'Mentor',
          dates: ['2016', 'now'],
          text: ['Mentored 22 shift leads; fourteen have since taken on a site of their own.'],
        },
      ],
    },
    {
      kind: 'award',
      items: [
        { title: 'Supply Chain Leader of the Year', subtitle: 'Atlantic Logistics Council', dates: '2022' },
        { title: 'Safe Site Award', subtitle: 'three consecutive years', dates: '2021' },
      ],
    },
    {
      kind: 'language',
      items: [
        { title: 'English', subtitle: 'Native' },
        { title: 'Italian', subtitle: 'Fluent' },
        { title: 'Spanish', subtitle: 'Professional' },
      ],
    },
  ],
  skills: {
    rows: {
      Leadership: {
        value: 9,
        level: 'Expert',
        tags: ['multi-site teams', 'shop-floor coaching', 'labour relations'],
      },
      Planning: { value: 9, level: 'Expert', tags: ['network design', 'slotting', 'budgeting'] },
      Systems: { value: 7, level: 'Advanced', tags: ['WMS and TMS', 'SQL', 'simulation'] },
      Standards: { value: 8, level: 'Advanced', tags: ['GDP', 'HACCP', 'ISO 45001'] },
    },
  },
}
