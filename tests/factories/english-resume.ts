import { resumeContent, type ResumeContent, type ResumeContentInput } from '../../collections/resumes/schema'

/** An English resume of about two pages, with every kind of section; invented throughout. */
export function englishResume(config: ResumeContentInput['config'] = {}): ResumeContent {
  return resumeContent.parse({
    title: 'Resume of Rowan Ellery',
    avatar: { url: 'https://example.com/photo.jpg', show: false, width: 96, radius: 48 },
    config: { language: 'en', dateFormat: 'month', themeColor: '#388f8f', ...config },
    margin: { left: 48, right: 48, top: 44, bottom: 44 },
    baseInfo: {
      title: 'Contact',
      list: [
        { id: 'name', kind: 'name', key: 'Name', value: 'Rowan Ellery' },
        { id: 'headline', kind: 'headline', key: 'Role', value: 'Senior Product Designer, Design Systems' },
        { id: 'mail', kind: 'email', key: 'Email', value: 'rowan.ellery@example.com' },
        { id: 'phone', kind: 'phone', key: 'Phone', value: '+44 20 7946 0000' },
        { id: 'city', kind: 'location', key: 'Location', value: 'Bristol, United Kingdom' },
        { id: 'site', kind: 'url', key: 'Portfolio', value: '', url: 'https://www.ellery.example.com/' },
        { id: 'text', kind: 'text', key: 'Notice period', value: '4 weeks' },
      ],
    },
    entryList: [
      {
        id: 'summary',
        kind: 'summary',
        title: 'Profile',
        items: [
          {
            id: 'summary-item',
            text: 'Product designer with nine years of experience turning complicated professional tools into calm, legible interfaces. Built two design systems used by more than 40 teams, and measures every redesign against **task time**, error rate and support volume. Comfortable in code, at a whiteboard and in front of a sceptical room.',
          },
        ],
      },
      {
        id: 'experience',
        kind: 'experience',
        title: 'Experience',
        items: [
          {
            id: 'exp1',
            title: 'Northlight Software',
            subtitle: 'Lead Product Designer',
            place: 'Bristol',
            start: '2020-09',
            end: 'now',
            facts: [{ id: 'exp1-team', key: 'team', label: 'Team', value: '6 designers, 2 researchers' }],
            text: [
              '- Led the redesign of a scheduling suite for 1,900 hospitals; median time to publish a rota fell from 47 to **18 minutes** and support tickets by a third within two quarters.',
              '- Founded the design system: 64 accessible components, tokens shared between Figma and code, and a contribution model that 40 teams still follow without a gatekeeper.',
              '- Introduced a weekly research rhythm with eleven standing panels, cutting the time from question to evidence from five weeks to six days.',
              '- Hired and mentored six designers, two of whom now lead product areas of their own.',
            ].join('\n'),
            tags: ['Design systems', 'Accessibility', 'Research operations'],
          },
          {
            id: 'exp2',
            title: 'Harbour & Pine Studio',
            subtitle: 'Product Designer',
            place: 'London',
            start: '2016-02',
            end: '2020-08',
            text: [
              '- Designed the booking flow of a rail operator (3.2 million monthly users), raising completed purchases by 11% and halving refund requests.',
              '- Prototyped in React to test with screen reader users early; brought four client products to WCAG 2.1 AA.',
              '- Ran 120+ moderated sessions and turned them into a reusable library of findings that saved an estimated 300 hours of repeated research.',
            ].join('\n'),
          },
          {
            id: 'exp3',
            title: 'City Archive Trust',
            subtitle: 'Interaction Designer',
            place: 'Leeds',
            start: '2014-07',
            end: '2016-01',
            text: 'Redesigned search and reading rooms for 2.4 million digitised documents, working with archivists, volunteers and school groups; visits lasting longer than five minutes grew by 58%.',
          },
        ],
      },
      {
        id: 'project',
        kind: 'project',
        title: 'Selected projects',
        items: [
          {
            id: 'pro1',
            title: 'Plain Forms',
            subtitle: 'Open pattern library',
            start: '2021',
            end: 'now',
            link: 'https://github.com/example/plain-forms',
            text: 'A pattern library for long public forms, with the evidence behind every pattern:\n\n1. question protocols for deciding what not to ask;\n2. error messages tested with 86 people in five languages;\n3. printable versions that match the screen line by line.',
            tags: ['TypeScript', 'Content design', 'Testing'],
          },
          {
            id: 'pro2',
            title: 'Tidewatch',
            subtitle: 'Volunteer design lead',
            start: '2019-03',
            end: '2020-11',
            text: '- Flood warnings for 70 coastal communities that work over text message, offline and in Welsh.\n- Reduced the reading age of alerts from 16 to 9 without losing any required detail.',
          },
        ],
      },
      {
        id: 'education',
        kind: 'education',
        title: 'Education',
        items: [
          {
            id: 'edu1',
            title: 'University of Leeds',
            subtitle: 'MSc Human–Computer Interaction, Distinction',
            start: '2013-09',
            end: '2014-09',
            facts: [
              { id: 'edu1-thesis', key: '', label: 'Thesis', value: 'Reading order in dense documents' },
            ],
          },
          {
            id: 'edu2',
            title: 'University of Exeter',
            subtitle: 'BA English Literature, First',
            start: '2010-09',
            end: '2013-06',
          },
        ],
      },
      { id: 'skill', kind: 'skill' },
      {
        id: 'publication',
        kind: 'publication',
        title: 'Talks and writing',
        items: [
          { id: 'pub1', title: 'The quiet interface', subtitle: 'Design North, keynote', start: '2023-05' },
          {
            id: 'pub2',
            title: 'Tokens are an agreement',
            subtitle: 'Practical Systems Journal',
            start: '2022-02',
            link: 'https://example.com/tokens',
          },
        ],
      },
      {
        id: 'language',
        kind: 'language',
        title: 'Languages',
        items: [
          { id: 'lang1', title: 'English', subtitle: 'Native' },
          { id: 'lang2', title: 'German', subtitle: 'Fluent, C1' },
        ],
      },
    ],
    skill: {
      title: 'Skills',
      list: [
        { id: 'sk1', key: 'Design systems', value: 10, level: 'Expert' },
        { id: 'sk2', key: 'Interaction design', value: 9, level: 'Expert' },
        { id: 'sk3', key: 'Research', value: 8, tags: ['Interviews', 'Usability testing'] },
        { id: 'sk4', key: 'Front-end prototyping', value: 7, tags: ['React', 'CSS'] },
        { id: 'sk5', key: 'Facilitation', value: 0, tags: ['Workshops', 'Training'] },
      ],
    },
  } satisfies ResumeContentInput)
}
