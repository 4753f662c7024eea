import { writtenContent } from '../../cms/seed/written/written-content'
import type { WrittenResume } from '../../cms/seed/written/written-resume'
import { resumeContent, type ResumeContent, type ResumeContentInput } from '../../collections/resumes/schema'

/** An English resume of about two pages, with every kind of section; invented throughout. */
export function englishResume(config: ResumeContentInput['config'] = {}): ResumeContent {
  return resumeContent.parse({
    ...writtenContent(WRITTEN),
    avatar: { url: 'https://example.com/photo.jpg', show: false, width: 96, radius: 48 },
    config: { language: 'en', dateFormat: 'month', themeColor: '#388f8f', ...config },
    margin: { left: 48, right: 48, top: 44, bottom: 44 },
  })
}

const WRITTEN: WrittenResume = {
  language: 'en',
  title: 'Resume of Rowan Ellery',
  person: {
    name: 'Rowan Ellery',
    headline: 'Senior Product Designer, Design Systems',
    email: 'rowan.ellery@example.com',
    phone: '+44 20 7946 0000',
    location: 'Bristol, United Kingdom',
  },
  labels: { headline: 'Role' },
  facts: {
    Portfolio: { kind: 'url', value: '', url: 'https://www.ellery.example.com/' },
    'Notice period': '4 weeks',
  },
  summary:
    'Product designer with nine years of experience turning complicated professional tools into calm, legible interfaces. Built two design systems used by more than 40 teams, and measures every redesign against **task time**, error rate and support volume. Comfortable in code, at a whiteboard and in front of a sceptical room.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Northlight Software',
          subtitle: 'Lead Product Designer',
          place: 'Bristol',
          dates: ['2020-09', 'now'],
          tags: ['Design systems', 'Accessibility', 'Research operations'],
          facts: [{ key: 'team', label: 'Team', value: '6 designers, 2 researchers' }],
          text: [
            'Led the redesign of a scheduling suite for 1,900 hospitals; median time to publish a rota fell from 47 to **18 minutes** and support tickets by a third within two quarters.',
            'Founded the design system: 64 accessible components, tokens shared between Figma and code, and a contribution model that 40 teams still follow without a gatekeeper.',
            'Introduced a weekly research rhythm with eleven standing panels, cutting the time from question to evidence from five weeks to six days.',
            'Hired and mentored six designers, two of whom now lead product areas of their own.',
          ],
        },
        {
          title: 'Harbour & Pine Studio',
          subtitle: 'Product Designer',
          place: 'London',
          dates: ['2016-02', '2020-08'],
          text: [
            'Designed the booking flow of a rail operator (3.2 million monthly users), raising completed purchases by 11% and halving refund requests.',
            'Prototyped in React to test with screen reader users early; brought four client products to WCAG 2.1 AA.',
            'Ran 120+ moderated sessions and turned them into a reusable library of findings that saved an estimated 300 hours of repeated research.',
          ],
        },
        {
          title: 'City Archive Trust',
          subtitle: 'Interaction Designer',
          place: 'Leeds',
          dates: ['2014-07', '2016-01'],
          text: 'Redesigned search and reading rooms for 2.4 million digitised documents, working with archivists, volunteers and school groups; visits lasting longer than five minutes grew by 58%.',
        },
      ],
    },
    {
      kind: 'project',
      title: 'Selected projects',
      items: [
        {
          title: 'Plain Forms',
          subtitle: 'Open pattern library',
          dates: ['2021', 'now'],
          link: 'https://github.com/example/plain-forms',
          tags: ['TypeScript', 'Content design', 'Testing'],
          text: [
            'A pattern library for long public forms, with the evidence behind every pattern:',
            '',
            '1. question protocols for deciding what not to ask;',
            '2. error messages tested with 86 people in five languages;',
            '3. printable versions that match the screen line by line.',
          ].join('\n'),
        },
        {
          title: 'Tidewatch',
          subtitle: 'Volunteer design lead',
          dates: ['2019-03', '2020-11'],
          text: [
            'Flood warnings for 70 coastal communities that work over text message, offline and in Welsh.',
            'Reduced the reading age of alerts from 16 to 9 without losing any required detail.',
          ],
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'University of Leeds',
          subtitle: 'MSc Human–Computer Interaction, Distinction',
          dates: ['2013-09', '2014-09'],
          facts: { Thesis: 'Reading order in dense documents' },
        },
        {
          title: 'University of Exeter',
          subtitle: 'BA English Literature, First',
          dates: ['2010-09', '2013-06'],
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'publication',
      title: 'Talks and writing',
      items: [
        { title: 'The quiet interface', subtitle: 'Design North, keynote', dates: '2023-05' },
        {
          title: 'Tokens are an agreement',
          subtitle: 'Practical Systems Journal',
          dates: '2022-02',
          link: 'https://example.com/tokens',
        },
      ],
    },
    {
      kind: 'language',
      items: [
        { title: 'English', subtitle: 'Native' },
        { title: 'German', subtitle: 'Fluent, C1' },
      ],
    },
  ],
  skills: {
    rows: {
      'Design systems': { value: 10, level: 'Expert' },
      'Interaction design': { value: 9, level: 'Expert' },
      Research: { value: 8, tags: ['Interviews', 'Usability testing'] },
      'Front-end prototyping': { value: 7, tags: ['React', 'CSS'] },
      Facilitation: ['Workshops', 'Training'],
    },
  },
}
