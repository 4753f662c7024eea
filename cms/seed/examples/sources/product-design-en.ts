import type { WrittenExample } from '../example-source'

export const productDesignEn: WrittenExample[] = [
  {
    key: 'ux-researcher',
    typeName: 'UX researcher',
    templateCode: 'editorial-en',
    themeColor: '#743a80',
    title: 'UX researcher',
    person: {
      name: 'Liv Sandhagen',
      headline: 'UX researcher',
      phone: '+31 6 0000 0127',
      email: 'liv.sandhagen@example.com',
      location: 'Rotterdam, NL',
      url: 'sandhagen.example.com',
    },
    summary:
      'Researcher for public services and banking, trained as an anthropologist. I would rather watch ten people than survey a thousand, and I know when it has to be the thousand.',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: 'Maasbank',
            subtitle: 'Senior UX researcher',
            place: 'Rotterdam',
            dates: ['2022-09', 'now'],
            text: [
              'Led 31 studies on lending and arrears; the rewritten arrears letters raised first contact by customers from 22% to **47%**.',
              'Built a panel of 340 people, a third of them over 65 or with low literacy, so that no team tests on colleagues any more.',
              'Set up a library of findings that 18 teams search before asking for a study.',
            ],
          },
          {
            title: 'City of Leeuwerik',
            subtitle: 'UX researcher',
            place: 'Leeuwerik',
            dates: ['2019-03', '2022-08'],
            text: [
              'Watched 62 residents apply for housing benefit; the form went from 14 pages to 6 and errors from 38% to 12%.',
              'Taught 25 civil servants to run their own usability tests; they have run 40 since.',
            ],
          },
          {
            title: 'Museum Het Veer',
            subtitle: 'Visitor research intern',
            place: 'Leeuwerik',
            dates: ['2018-09', '2019-02'],
            text: 'Followed 120 visits with a stopwatch; two rooms changed places and half as many people got lost.',
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: 'University of Noordzee',
            subtitle: 'MSc Cultural Anthropology',
            dates: ['2016-09', '2018-08'],
          },
          {
            title: 'University of Noordzee',
            subtitle: 'BSc Sociology',
            dates: ['2013-09', '2016-07'],
          },
        ],
      },
      {
        kind: 'publication',
        title: 'Talks and writing',
        items: [
          {
            title: 'Ask fewer people better questions',
            subtitle: 'Northern Research Days',
            dates: '2024-05',
          },
          {
            title: 'What an angry letter costs',
            subtitle: 'Journal of Plain Services 6',
            dates: '2023-02',
          },
        ],
      },
      {
        kind: 'language',
        items: [
          { title: 'Dutch', subtitle: 'Native' },
          { title: 'English', subtitle: 'C2' },
          { title: 'Frisian', subtitle: 'Conversational' },
        ],
      },
    ],
  },
  {
    key: 'product-manager',
    typeName: 'Product manager',
    templateCode: 'timeline-en',
    themeColor: '#388f8f',
    title: 'Product manager',
    person: {
      name: 'Oluwaseun Brightwater',
      headline: 'Product manager, developer tools',
      phone: '+44 20 7946 0115',
      email: 'seun.brightwater@example.com',
      location: 'London, UK',
    },
    summary:
      'Product manager who used to be a support engineer and still reads ten tickets before each planning week. Six years in developer tools, at one company from its first customer to 1,900 paying teams.',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: 'Lantern CI',
            subtitle: 'Senior product manager',
            place: 'London',
            dates: ['2021-10', 'now'],
            text: [
              'Took the caching product from idea to 41% of new revenue in 18 months, with two engineers for the first six.',
              'Removed the free-form pricing page; trial-to-paid rose from 6.1% to **9.4%** and questions about prices fell by half.',
              'Said no to 212 requests in 2025, each with a written reason; the score for “they listen to us” still rose from 61 to 74.',
              'Wrote the weekly usage report in SQL from which three departments now plan.',
            ],
          },
          {
            title: 'Lantern CI',
            subtitle: 'Product manager',
            place: 'London',
            dates: ['2020-01', '2021-09'],
            text: [
              'Shipped Windows runners, the most asked-for feature for three years, in one quarter by dropping GUI support.',
              'Interviewed 45 teams that had left; the two commonest reasons became the roadmap of the next six months.',
            ],
          },
          {
            title: 'Brackwell Hosting',
            subtitle: 'Support engineer',
            place: 'Leeds',
            dates: ['2017-07', '2019-12'],
            text: [
              'Answered about 5,000 tickets; wrote 40 help pages that ended a fifth of them.',
              'Trained six new colleagues; first replies came within 25 minutes instead of 70.',
            ],
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: 'University of Airedale',
            subtitle: 'BA Philosophy',
            dates: ['2014-09', '2017-06'],
            facts: { Grade: 'Upper second' },
          },
        ],
      },
      {
        kind: 'publication',
        title: 'Talk',
        items: [
          {
            title: 'How to say no in writing',
            subtitle: 'Northbank Product Evening, 180 listeners',
            dates: '2025-03',
          },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      rows: {
        Product: ['Discovery interviews', 'Pricing', 'Roadmaps'],
        Data: ['SQL', 'Experiment design'],
        Technology: ['CI/CD', 'Containers', 'APIs'],
      },
    },
  },
]
