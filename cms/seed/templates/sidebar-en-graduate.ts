import type { ResumeContentInput } from '../../../collections/resumes/schema'

/** An economics graduate looking for a first analyst role: one page, no photo. */
export const sidebarEnGraduate: ResumeContentInput = {
  title: 'Graduate analyst resume',
  config: {
    language: 'en',
    themeColor: '#676e54',
    font: 'source-sans',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'month',
    desc: 'Graduate schemes 2026, economic consulting and policy',
  },
  margin: { left: 40, right: 46, top: 48, bottom: 42 },
  baseInfo: {
    title: 'Contact',
    list: [
      { id: 'b-name', kind: 'name', key: 'Name', value: 'Eleanor Achterberg' },
      { id: 'b-head', kind: 'headline', key: 'Position', value: 'Graduate Economist' },
      { id: 'b-mail', kind: 'email', key: 'Email', value: 'eleanor.a@example.com' },
      { id: 'b-tel', kind: 'phone', key: 'Phone', value: '+1 555-0136' },
      { id: 'b-city', kind: 'location', key: 'Location', value: 'Wrenfield, Virginia' },
      {
        id: 'b-web',
        kind: 'url',
        key: 'Website',
        value: 'eleanor.example.com',
        url: 'https://eleanor.example.com',
      },
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
          text: 'Economics graduate (**first in a class of 94**) with two internships in policy analysis and a habit of checking the data source before the regression. Looking for a graduate role where evidence changes a decision.',
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
          title: 'Wrenfield University',
          subtitle: 'BSc in Economics and Mathematics',
          start: '2022-08',
          end: '2026-05',
          facts: [{ id: 'edu-1-g', key: 'score', label: 'GPA', value: '3.94/4.0' }],
          tags: ['econometrics', 'game theory', 'public finance', 'real analysis'],
          text: '- Thesis on rural bus subsidies, using a 12-county natural experiment: each dollar returned $1.70 in hours worked.',
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
          title: 'Marlpit Economics',
          subtitle: 'Summer Analyst',
          place: 'Richmond, VA',
          start: '2025-06',
          end: '2025-08',
          text: [
            '- Estimated price effects of a grocery merger from 2.3 million receipts; the model went into the report to the regulator.',
            '- Rewrote the market-share code of the team in R, cutting a four-hour run to **six minutes**.',
            '- Drafted two of five chapters in a study of broadband access for a state agency.',
          ].join('\n'),
        },
        {
          id: 'work-2',
          title: 'Shenandoah Budget Office',
          subtitle: 'Policy Intern',
          place: 'Staunton, VA',
          start: '2024-05',
          end: '2024-08',
          text: [
            '- Costed seven amendments to the school transport bill within 48 hours each; three were adopted.',
            '- Built a dashboard of 60 local indicators that council members open about 300 times a month.',
          ].join('\n'),
        },
        {
          id: 'work-3',
          title: 'Wrenfield University',
          subtitle: 'Teaching Assistant, Statistics I',
          start: '2023-09',
          end: '2025-12',
          text: '- Taught weekly sections of 28 students; rated 4.8 of 5 over four semesters.',
        },
      ],
    },
    {
      id: 'sec-proj',
      kind: 'volunteer',
      title: 'Leadership',
      items: [
        {
          id: 'proj-1',
          title: 'Student Food Bank',
          subtitle: 'Treasurer',
          start: '2024-01',
          end: '2026-04',
          text: '- Raised $42,000 and forecast weekly demand within 8%, so that waste fell by a third.',
        },
        {
          id: 'proj-2',
          title: 'Women in Economics',
          subtitle: 'Founder',
          start: '2023-09',
          end: '2026-04',
          text: '- Grew the society to 120 members and brought in 16 speakers.',
        },
      ],
    },
    { id: 'sec-skill', kind: 'skill' },
    {
      id: 'sec-award',
      kind: 'award',
      title: 'Awards',
      items: [
        { id: 'aw-1', title: 'Faculty Medal in Economics', start: '2025' },
        { id: 'aw-2', title: 'Regional Policy Challenge, winner', start: '2024' },
      ],
    },
    {
      id: 'sec-cert',
      kind: 'certificate',
      title: 'Certificates',
      items: [
        { id: 'cert-1', title: 'Applied Data Ethics', start: '2025' },
        { id: 'cert-2', title: 'Geographic Information Systems I', start: '2024' },
      ],
    },
    {
      id: 'sec-int',
      kind: 'interest',
      title: 'Interests',
      items: [
        { id: 'int-1', title: 'Chess', subtitle: 'University team, board two' },
        { id: 'int-2', title: 'Long-distance hiking', subtitle: '620 miles of trail so far' },
      ],
    },
    {
      id: 'sec-lang',
      kind: 'language',
      title: 'Languages',
      items: [
        { id: 'lang-1', title: 'English', subtitle: 'Native' },
        { id: 'lang-2', title: 'Dutch', subtitle: 'Fluent' },
        { id: 'lang-3', title: 'Spanish', subtitle: 'Intermediate' },
      ],
    },
  ],
  skill: {
    title: 'Skills',
    step: 10,
    list: [
      { id: 'sk-1', key: 'R and Stata', value: 9 },
      { id: 'sk-2', key: 'Causal inference', value: 8 },
      { id: 'sk-3', key: 'Excel modelling', value: 8 },
      { id: 'sk-4', key: 'Python', value: 6 },
    ],
  },
}
