import type { WrittenTemplate } from '../written-template'

/** A computer science student looking for a graduate post: one dense page, no photo, as English readers expect. */
export const campusEn: WrittenTemplate = {
  layout: 'campus',
  name: 'Computer science graduate',
  tags: ['fresh-graduate', 'campus-recruitment', 'single-page'],
  title: 'Graduate software engineer resume',
  note: 'Applying for graduate software engineer programs, class of 2027',
  looks: { lineSpace: 'leading-relaxed' },
  person: {
    name: 'Tavish Ramanathan',
    headline: 'Graduate software engineer, class of 2027',
    phone: '+1 555-0171',
    email: 'tavish@example.com',
    location: 'Pittsburgh, Pennsylvania',
    url: 'tavish.example.com',
  },
  facts: { Start: 'June 2027', 'Open to': 'Boston, remote' },
  sections: [
    {
      kind: 'education',
      items: [
        {
          title: 'Three Rivers University',
          subtitle: 'BS Computer Science',
          dates: ['2023-08', '2027-05'],
          facts: {
            GPA: '3.87 of 4.0',
            Courses: 'Operating systems, Databases, Compilers, Human–computer interaction',
          },
        },
      ],
    },
    {
      kind: 'experience',
      title: 'Internships',
      items: [
        {
          title: 'Tallybrook',
          subtitle: 'Software intern, billing',
          place: 'Boston',
          dates: ['2026-05', '2026-08'],
          text: [
            'Rewrote the invoice renderer in Go; the nightly run for 84,000 customers went from 3 h 40 min to **22 minutes**.',
            'Found a rounding fault that had undercharged 312 accounts, and wrote the property test that now guards it.',
            'Presented the work to 60 engineers; the renderer shipped before the internship ended.',
          ],
        },
        {
          title: 'Golden Triangle Transit',
          subtitle: 'Data intern',
          place: 'Pittsburgh',
          dates: ['2025-06', '2025-08'],
          text: [
            'Joined 18 months of bus positions with the timetable; two lines were retimed and on-time arrivals rose from 71% to 83%.',
            'Made a map that dispatchers keep open all day.',
          ],
        },
      ],
    },
    {
      kind: 'project',
      items: [
        {
          title: 'Pantry',
          subtitle: 'Author, 1,900 monthly users',
          dates: ['2024-11', 'now'],
          link: 'https://tavish.example.com/pantry',
          tags: ['TypeScript', 'SQLite', 'React'],
          text: 'A stock list for campus food banks, in use at seven colleges; works offline and on a $60 phone.',
        },
        {
          title: 'Toy database',
          subtitle: 'Course project, team of three',
          dates: ['2025-09', '2025-12'],
          tags: ['Rust'],
          text: 'B-tree storage and a query planner; second fastest of 41 teams in the final benchmark.',
        },
      ],
    },
    {
      kind: 'volunteer',
      title: 'Leadership',
      items: [
        {
          title: 'Code Saturdays',
          subtitle: 'Lead teacher',
          dates: ['2024-01', 'now'],
          text: 'Teach 28 middle school pupils a term with six student helpers; four of five come back.',
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'award',
      items: [
        { title: 'Dean’s list', subtitle: 'Five semesters', dates: '2026' },
        { title: 'Regional programming contest', subtitle: 'Third of 64 teams', dates: '2025' },
      ],
    },
  ],
  skills: { rows: { Go: 8, TypeScript: 9, 'SQL and SQLite': 8, Rust: 6 } },
}
