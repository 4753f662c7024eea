import type { WrittenTemplate } from '../written-template'

/** A structural engineer of bridges: one page like a data sheet. */
export const engineeringEn: WrittenTemplate = {
  layout: 'engineering',
  name: 'Structural engineer',
  tags: ['minimalist', 'single-page'],
  title: 'Structural engineer resume',
  note: 'Applying for senior bridge engineer',
  person: {
    name: 'Leilani Kahananui',
    headline: 'Structural engineer, bridges',
    phone: '+1 555-0133',
    email: 'leilani.kahananui@example.com',
    location: 'Seattle, Washington',
  },
  summary:
    'Eleven years of bridges, new and old. I have crawled through more box girders than I have designed, which is why mine have doors a person fits through. Registered in three states.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Cascadia Bridge Works',
          subtitle: 'Senior engineer',
          place: 'Seattle',
          dates: ['2020-01', 'now'],
          text: [
            'Lead engineer for a 340 m cable-stayed footbridge; steel came to **11% below** the estimate after a redesign of the deck nodes.',
            'Rated 62 county bridges with refined models; 17 postings were lifted, which saved $38 million of replacements.',
            'Directed the seismic retrofit of a lift bridge with lane closures on nine nights instead of forty.',
            'Check calculations for a team of eight; no design error has reached a site since 2021.',
          ],
        },
        {
          title: 'Ridgeway Consulting Engineers',
          subtitle: 'Bridge engineer',
          place: 'Spokane',
          dates: ['2015-06', '2019-12'],
          text: [
            'Designed 14 precast girder spans from 22 to 51 m, all built; two won the state’s concrete award.',
            'Inspected 130 structures, 40 of them from a rope; reported a cracked hanger that closed a road the same day.',
            'Wrote the load-rating scripts that halved the hours for a standard report.',
          ],
        },
      ],
    },
    {
      kind: 'project',
      items: [
        {
          title: 'Salmon Slough footbridge',
          subtitle: 'Engineer of record',
          dates: ['2021-03', '2024-06'],
          tags: ['Cable-stayed', 'Vibration', 'Steel'],
          text: 'Tuned dampers hold the deck at 0.4 m/s² under 800 runners; measured, not only computed.',
        },
        {
          title: 'Tide Street lift bridge, 1928',
          subtitle: 'Retrofit lead',
          dates: ['2022-05', '2023-11'],
          tags: ['Seismic', 'Riveted steel'],
          text: 'Isolation bearings slipped in under traffic; the tower drift in the design quake fell by 63%.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'Puget Institute of Technology',
          subtitle: 'MS Structural Engineering',
          dates: ['2013-09', '2015-06'],
        },
        {
          title: 'University of Mauna Loa',
          subtitle: 'BS Civil Engineering',
          dates: ['2009-08', '2013-05'],
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'certificate',
      title: 'Licenses',
      items: [
        { title: 'Professional engineer', subtitle: 'Washington, Oregon, Hawaii', dates: '2018' },
        { title: 'Rope access, level 2', dates: '2017' },
      ],
    },
  ],
  skills: {
    rows: {
      Analysis: ['LARSA', 'SAP2000', 'Python'],
      Codes: ['AASHTO LRFD', 'AREMA'],
      Field: ['Inspection', 'load tests', 'modal testing'],
    },
  },
}
