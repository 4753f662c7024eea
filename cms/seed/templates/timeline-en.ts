import type { ResumeContentInput } from '../../../collections/resumes/schema'

/** An enterprise account executive: one page. */
export const timelineEn: ResumeContentInput = {
  title: 'Account executive resume',
  config: {
    language: 'en',
    themeColor: '#4c7e77',
    font: 'source-sans',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'month',
    desc: 'Enterprise sales roles in logistics software',
  },
  margin: { left: 54, right: 54, top: 48, bottom: 44 },
  baseInfo: {
    title: 'Contact',
    list: [
      { id: 'b-name', kind: 'name', key: 'Name', value: 'Marcus Oyelaran' },
      { id: 'b-head', kind: 'headline', key: 'Position', value: 'Enterprise Account Executive' },
      { id: 'b-tel', kind: 'phone', key: 'Phone', value: '+1 555-0129' },
      { id: 'b-mail', kind: 'email', key: 'Email', value: 'marcus.oyelaran@example.com' },
      { id: 'b-city', kind: 'location', key: 'Location', value: 'Fairmount, Georgia' },
    ],
  },
  entryList: [
    {
      id: 'sec-sum',
      kind: 'summary',
      title: 'Profile',
      items: [
        {
          id: 'sum-1',
          text: 'Enterprise seller with ten years in logistics software and **$41 million** closed. Above quota in eight of the last nine years, known for multi-threaded deals, honest forecasts and customers who pick up the phone after signing.',
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
          title: 'Northlane Logistics Cloud',
          subtitle: 'Enterprise Account Executive',
          place: 'Fairmount, GA',
          start: '2020-01',
          end: 'now',
          text: [
            '- Closed **$22.4 million** in new recurring revenue in four years, 128% of quota.',
            '- Won the largest contract in company history ($3.9 million over five years) by bringing dock supervisors, finance and IT into one pilot.',
            '- Shortened the average enterprise cycle from 11 to 7 months with a mutual close plan that 30 colleagues now use.',
            '- Kept forecast error within 6% for twelve quarters in a row.',
          ].join('\n'),
        },
        {
          id: 'work-2',
          title: 'Parcelwise',
          subtitle: 'Mid-market Account Executive',
          place: 'Charlotte, NC',
          start: '2016-08',
          end: '2019-12',
          text: [
            '- Opened the southeast from zero and built it to 74 customers and $5.2 million a year.',
            '- Reached 141% of quota in 2018, first of 26 representatives.',
            '- Turned the renewal of a lost account into a referral program that sourced 19 deals.',
          ].join('\n'),
        },
        {
          id: 'work-3',
          title: 'Beacon Freight Services',
          subtitle: 'Sales Development Representative',
          place: 'Charlotte, NC',
          start: '2014-06',
          end: '2016-07',
          text: [
            '- Booked 310 qualified meetings in two years and was promoted twice.',
            '- Wrote the call guide that lifted team conversion from 4% to 9%.',
          ].join('\n'),
        },
      ],
    },
    {
      id: 'sec-award',
      kind: 'award',
      title: 'Recognition',
      items: [
        { id: 'aw-1', title: 'Chairman Circle', subtitle: 'Northlane, three times', start: '2023' },
        { id: 'aw-2', title: 'Rookie of the Year', subtitle: 'Parcelwise', start: '2017' },
      ],
    },
    {
      id: 'sec-edu',
      kind: 'education',
      title: 'Education',
      items: [
        {
          id: 'edu-1',
          title: 'Tallis University',
          subtitle: 'BBA in Supply Chain Management',
          start: '2010-08',
          end: '2014-05',
          facts: [{ id: 'edu-1-a', key: 'activity', label: 'Activity', value: 'Captain of the debate team' }],
        },
      ],
    },
    { id: 'sec-skill', kind: 'skill' },
    {
      id: 'sec-vol',
      kind: 'volunteer',
      title: 'Community',
      items: [
        {
          id: 'vol-1',
          title: 'Second Shift Mentors',
          subtitle: 'Board member',
          start: '2021',
          end: 'now',
          text: '- Coach warehouse workers moving into office careers; 27 of 34 mentees found a new role within a year.',
        },
      ],
    },
  ],
  skill: {
    title: 'Skills',
    step: 10,
    list: [
      {
        id: 'sk-1',
        key: 'Selling',
        value: 0,
        tags: ['MEDDICC', 'multi-threading', 'executive briefings', 'procurement and legal'],
      },
      { id: 'sk-2', key: 'Industry', value: 0, tags: ['warehouse management', 'freight audit', 'EDI'] },
      { id: 'sk-3', key: 'Tools', value: 0, tags: ['Salesforce', 'Gong', 'territory modelling in SQL'] },
    ],
  },
}
