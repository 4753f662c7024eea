import type { WrittenTemplate } from '../written-template'

/** An executive assistant, who says little and well: one page with room. */
export const letterheadEn: WrittenTemplate = {
  layout: 'letterhead',
  name: 'Executive assistant',
  tags: ['minimalist', 'single-page'],
  title: 'Executive assistant resume',
  note: 'Applying for executive assistant and chief of staff posts',
  person: {
    name: 'Cordelia Fairweather',
    headline: 'Executive assistant',
    phone: '+1 555-0156',
    email: 'cordelia@example.com',
    location: 'Boston, Massachusetts',
  },
  summary:
    'Fifteen years at the right hand of three chief executives. Calendars that leave room to think, minutes sent within the hour, and **not one missed flight** since 2014.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Beacon Wharf Biologics',
          subtitle: 'Executive assistant to the chief executive',
          place: 'Boston',
          dates: ['2017-10', 'now'],
          text: [
            'Halved standing meetings, from 31 to 15 hours a week, and kept them there for three years.',
            'Prepare eight board meetings a year; papers now go out seven days ahead instead of two.',
            'Planned the move of 420 people over one weekend, $90,000 under budget.',
          ],
        },
        {
          title: 'Tremont Conservatory',
          subtitle: 'Assistant to the president',
          place: 'Boston',
          dates: ['2011-03', '2017-09'],
          text: [
            'Organised an anniversary season of 44 concerts and a dinner that raised $1.2 million.',
            'Trained six assistants across the school in one shared way of keeping files.',
          ],
        },
      ],
    },
    {
      kind: 'education',
      items: [{ title: 'Merrimack Valley College', subtitle: 'BA English', dates: ['2006-09', '2010-05'] }],
    },
    {
      kind: 'language',
      items: [
        { title: 'English', subtitle: 'Native' },
        { title: 'French', subtitle: 'Fluent, two years in Lyon' },
      ],
    },
    {
      kind: 'certificate',
      title: 'Also',
      items: [
        { title: 'Certified administrative professional', dates: '2015' },
        { title: 'Notary public', subtitle: 'Massachusetts', dates: '2018' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    rows: {
      Office: ['Calendars', 'board papers', 'travel'],
      Tools: ['Board portals', 'expense systems', 'video calls'],
    },
  },
}
