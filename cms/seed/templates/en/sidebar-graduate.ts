import type { WrittenTemplate } from '../written-template'

/** An economics graduate looking for a first analyst role: one page, no photo. */
export const sidebarEnGraduate: WrittenTemplate = {
  layout: 'sidebar',
  code: 'sidebar-en-graduate',
  name: 'Economics graduate',
  tags: ['fresh-graduate', 'campus-recruitment', 'single-page'],
  title: 'Graduate analyst resume',
  note: 'Graduate schemes 2026, economic consulting and policy',
  looks: { themeColor: '#676e54', dateFormat: 'month' },
  margin: { top: 48 },
  person: {
    name: 'Eleanor Achterberg',
    headline: 'Graduate Economist',
    email: 'eleanor.a@example.com',
    phone: '+1 555-0136',
    location: 'Wrenfield, Virginia',
    url: 'eleanor.example.com',
  },
  summary:
    'Economics graduate (**first in a class of 94**) with two internships in policy analysis and a habit of checking the data source before the regression. Looking for a graduate role where evidence changes a decision.',
  sections: [
    {
      kind: 'education',
      items: [
        {
          title: 'Wrenfield University',
          subtitle: 'BSc in Economics and Mathematics',
          dates: ['2022-08', '2026-05'],
          tags: ['econometrics', 'game theory', 'public finance', 'real analysis'],
          facts: [{ key: 'score', label: 'GPA', value: '3.94/4.0' }],
          text: '- Thesis on rural bus subsidies, using a 12-county natural experiment: each dollar returned $1.70 in hours worked.',
        },
      ],
    },
    {
      kind: 'experience',
      items: [
        {
          title: 'Marlpit Economics',
          subtitle: 'Summer Analyst',
          place: 'Richmond, VA',
          dates: ['2025-06', '2025-08'],
          text: [
            'Estimated price effects of a grocery merger from 2.3 million receipts; the model went into the report to the regulator.',
            'Rewrote the market-share code of the team in R, cutting a four-hour run to **six minutes**.',
            'Drafted two of five chapters in a study of broadband access for a state agency.',
          ],
        },
        {
          title: 'Shenandoah Budget Office',
          subtitle: 'Policy Intern',
          place: 'Staunton, VA',
          dates: ['2024-05', '2024-08'],
          text: [
            'Costed seven amendments to the school transport bill within 48 hours each; three were adopted.',
            'Built a dashboard of 60 local indicators that council members open about 300 times a month.',
          ],
        },
        {
          title: 'Wrenfield University',
          subtitle: 'Teaching Assistant, Statistics I',
          dates: ['2023-09', '2025-12'],
          text: '- Taught weekly sections of 28 students; rated 4.8 of 5 over four semesters.',
        },
      ],
    },
    {
      kind: 'volunteer',
      title: 'Leadership',
      items: [
        {
          title: 'Student Food Bank',
          subtitle: 'Treasurer',
          dates: ['2024-01', '2026-04'],
          text: '- Raised $42,000 and forecast weekly demand within 8%, so that waste fell by a third.',
        },
        {
          title: 'Women in Economics',
          subtitle: 'Founder',
          dates: ['2023-09', '2026-04'],
          text: '- Grew the society to 120 members and brought in 16 speakers.',
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'award',
      items: [
        { title: 'Faculty Medal in Economics', dates: '2025' },
        { title: 'Regional Policy Challenge, winner', dates: '2024' },
      ],
    },
    {
      kind: 'certificate',
      items: [
        { title: 'Applied Data Ethics', dates: '2025' },
        { title: 'Geographic Information Systems I', dates: '2024' },
      ],
    },
    {
      kind: 'interest',
      items: [
        { title: 'Chess', subtitle: 'University team, board two' },
        { title: 'Long-distance hiking', subtitle: '620 miles of trail so far' },
      ],
    },
    {
      kind: 'language',
      items: [
        { title: 'English', subtitle: 'Native' },
        { title: 'Dutch', subtitle: 'Fluent' },
        { title: 'Spanish', subtitle: 'Intermediate' },
      ],
    },
  ],
  skills: {
    rows: { 'R and Stata': 9, 'Causal inference': 8, 'Excel modelling': 8, Python: 6 },
  },
}
