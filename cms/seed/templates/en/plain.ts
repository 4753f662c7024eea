import type { WrittenTemplate } from '../written-template'

/** A critical care nurse: one page that any screening system reads. */
export const plainEn: WrittenTemplate = {
  layout: 'plain',
  name: 'Critical care nurse',
  tags: ['minimalist', 'single-page'],
  title: 'Critical care nurse resume',
  note: 'Applying for charge nurse, intensive care',
  looks: { lineSpace: 'leading-relaxed' },
  person: {
    name: 'Ricardo Villanueva-Holt',
    headline: 'Registered nurse, intensive care',
    phone: '+1 555-0147',
    email: 'ricardo.villanueva@example.com',
    location: 'Houston, Texas',
  },
  summary:
    'Critical care nurse with nine years at the bedside, four as charge nurse. Steady with families at three in the morning, strict about lines, and glad to teach.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Bayou General Hospital',
          subtitle: 'Charge nurse, surgical intensive care',
          place: 'Houston, TX',
          dates: ['2021-04', 'now'],
          text: [
            'Lead shifts of 14 nurses in a 24-bed unit; turnover fell from 29% to **12%** in two years.',
            'Started a daily line check with the residents: bloodstream infections went from eleven a year to two.',
            'Rewrote the handover as one page; calls back to the previous shift dropped by 60%.',
            'Precepted 17 new nurses, of whom 15 still work in the unit.',
          ],
        },
        {
          title: 'Bayou General Hospital',
          subtitle: 'Staff nurse, intensive care',
          place: 'Houston, TX',
          dates: ['2018-06', '2021-03'],
          text: [
            'Cared for one or two ventilated patients a shift, on continuous dialysis and after open-heart surgery.',
            'Sat on the early mobility team; days on the ventilator fell from 6.1 to 4.8.',
          ],
        },
        {
          title: 'Gulf Prairie Medical Center',
          subtitle: 'Staff nurse, telemetry',
          place: 'Galveston, TX',
          dates: ['2017-06', '2018-05'],
          text: 'Looked after five monitored patients a shift; named nurse of the quarter by patients.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'Brazos State University',
          subtitle: 'Bachelor of Science in Nursing',
          place: 'Houston, TX',
          dates: ['2013-08', '2017-05'],
        },
      ],
    },
    {
      kind: 'certificate',
      title: 'Licenses and certifications',
      items: [
        { title: 'Registered nurse', subtitle: 'Texas, compact license', dates: '2017' },
        { title: 'Critical care certification (CCRN)', dates: '2020' },
        { title: 'Advanced cardiac life support', dates: '2025' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    rows: {
      Clinical: ['Ventilators', 'continuous dialysis', 'arterial lines', 'ECMO transport'],
      Languages: ['Spanish', 'Tagalog'],
    },
  },
}
