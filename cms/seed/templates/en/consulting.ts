import type { WrittenTemplate } from '../written-template'

/** An associate of a consultancy, cases with numbers: one dense page. */
export const consultingEn: WrittenTemplate = {
  layout: 'consulting',
  name: 'Management consultant',
  tags: ['minimalist', 'single-page'],
  title: 'Management consultant resume',
  note: 'Applying for engagement manager and corporate strategy',
  looks: { lineSpace: 'leading-normal' },
  person: {
    name: 'Imogen Adeyemi-Clarke',
    headline: 'Associate, healthcare and public services',
    phone: '+44 20 7946 0816',
    email: 'imogen.adeyemi-clarke@example.com',
    location: 'London',
  },
  sections: [
    {
      kind: 'education',
      items: [
        {
          title: 'Cherwell School of Management',
          subtitle: 'MBA, Dean’s List (top 5%)',
          place: 'Oxford',
          dates: ['2020-09', '2021-09'],
        },
        {
          title: 'University of Wharfedale',
          subtitle: 'BSc Mathematics and Statistics, First',
          place: 'Leeds',
          dates: ['2013-09', '2016-06'],
        },
      ],
    },
    {
      kind: 'experience',
      items: [
        {
          title: 'Harrow and Vane Advisory',
          subtitle: 'Associate (promoted from consultant in 2023)',
          place: 'London',
          dates: ['2021-10', 'now'],
          text: [
            '**Hospital group, theatre capacity.** Modelled 46,000 operations in nine hospitals, found two hours lost a day between cases, and led the pilot that won back 71 minutes of it: **5,300 more operations a year** without a new theatre.',
            '**National charity, operating model.** Interviewed 84 managers, merged eleven regional offices into four service hubs; overheads fell from 23% to 16% of income, and no front-line post was lost.',
            '**Insurer, claims.** Built the case for a new triage of 310,000 claims a year; straight-through settlement rose from 28% to 54%, worth £19 million annually.',
            '**Private equity, diligence.** Tested the growth plan of a dental chain in 16 days; the finding on recruitment changed the price by 12%.',
            'Run the analyst academy: 48 joiners in two years, rated 4.8 of 5.',
          ],
        },
        {
          title: 'Ministry of Transport',
          subtitle: 'Statistician, then senior statistician',
          place: 'Leeds',
          dates: ['2016-09', '2020-08'],
          text: [
            'Owned the quarterly rail punctuality statistics; automated the pipeline and published five days earlier.',
            'Forecast bus demand for 37 towns within 3%, the basis of a £240 million grant round.',
            'Led three statisticians; two were promoted within eighteen months.',
          ],
        },
      ],
    },
    {
      kind: 'volunteer',
      title: 'Leadership',
      items: [
        {
          title: 'Southwark Numeracy Trust',
          subtitle: 'Trustee and treasurer',
          place: 'London',
          dates: ['2022-01', 'now'],
          text: 'Turned a deficit of £41,000 into nine months of reserves; tutoring grew from 120 to 460 pupils a week.',
        },
        {
          title: 'Cherwell Healthcare Club',
          subtitle: 'Co-president',
          place: 'Oxford',
          dates: ['2020-10', '2021-06'],
          text: 'Brought 19 employers to campus; 31 of 64 members took a job in the field.',
        },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    title: 'Skills and interests',
    rows: {
      Analysis: ['Excel models', 'R', 'SQL', 'Alteryx'],
      Languages: ['French (C1)', 'Yoruba'],
      Interests: ['Bell ringing', 'fell running (sub-four-hour Bramwick Round)'],
    },
  },
}
