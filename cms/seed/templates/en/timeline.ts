import type { WrittenTemplate } from '../written-template'

/** An enterprise account executive: one page. */
export const timelineEn: WrittenTemplate = {
  layout: 'timeline',
  name: 'Account executive',
  tags: ['single-page'],
  title: 'Account executive resume',
  note: 'Enterprise sales roles in logistics software',
  looks: { dateFormat: 'month' },
  person: {
    name: 'Marcus Oyelaran',
    headline: 'Enterprise Account Executive',
    phone: '+1 555-0129',
    email: 'marcus.oyelaran@example.com',
    location: 'Fairmount, Georgia',
  },
  summary:
    'Enterprise seller with ten years in logistics software and **$41 million** closed. Above quota in eight of the last nine years, known for multi-threaded deals, honest forecasts and customers who pick up the phone after signing.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Northlane Logistics Cloud',
          subtitle: 'Enterprise Account Executive',
          place: 'Fairmount, GA',
          dates: ['2020-01', 'now'],
          text: [
            'Closed **$22.4 million** in new recurring revenue in four years, 128% of quota.',
            'Won the largest contract in company history ($3.9 million over five years) by bringing dock supervisors, finance and IT into one pilot.',
            'Shortened the average enterprise cycle from 11 to 7 months with a mutual close plan that 30 colleagues now use.',
            'Kept forecast error within 6% for twelve quarters in a row.',
          ],
        },
        {
          title: 'Parcelwise',
          subtitle: 'Mid-market Account Executive',
          place: 'Charlotte, NC',
          dates: ['2016-08', '2019-12'],
          text: [
            'Opened the southeast from zero and built it to 74 customers and $5.2 million a year.',
            'Reached 141% of quota in 2018, first of 26 representatives.',
            'Turned the renewal of a lost account into a referral program that sourced 19 deals.',
          ],
        },
        {
          title: 'Beacon Freight Services',
          subtitle: 'Sales Development Representative',
          place: 'Charlotte, NC',
          dates: ['2014-06', '2016-07'],
          text: [
            'Booked 310 qualified meetings in two years and was promoted twice.',
            'Wrote the call guide that lifted team conversion from 4% to 9%.',
          ],
        },
      ],
    },
    {
      kind: 'award',
      title: 'Recognition',
      items: [
        { title: 'Chairman Circle', subtitle: 'Northlane, three times', dates: '2023' },
        { title: 'Rookie of the Year', subtitle: 'Parcelwise', dates: '2017' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'Tallis University',
          subtitle: 'BBA in Supply Chain Management',
          dates: ['2010-08', '2014-05'],
          facts: [{ key: 'activity', label: 'Activity', value: 'Captain of the debate team' }],
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'volunteer',
      title: 'Community',
      items: [
        {
          title: 'Second Shift Mentors',
          subtitle: 'Board member',
          dates: ['2021', 'now'],
          text: '- Coach warehouse workers moving into office careers; 27 of 34 mentees found a new role within a year.',
        },
      ],
    },
  ],
  skills: {
    rows: {
      Selling: ['MEDDICC', 'multi-threading', 'executive briefings', 'procurement and legal'],
      Industry: ['warehouse management', 'freight audit', 'EDI'],
      Tools: ['Salesforce', 'Gong', 'territory modelling in SQL'],
    },
  },
}
