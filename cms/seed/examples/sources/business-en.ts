import type { ExampleSource } from '../example-source'

export const businessEn: ExampleSource[] = [
  {
    key: 'marketing-manager',
    group: 'business',
    typeName: 'Marketing manager',
    language: 'en',
    templateCode: 'sidebar-en-graduate',
    themeColor: '#9c3c71',
    title: 'Marketing manager',
    person: {
      name: 'Camille Orsay-Lund',
      headline: 'Marketing manager',
      email: 'camille.orsay@example.com',
      phone: '+1 555-0186',
      location: 'Montreal, QC',
    },
    summary:
      'Marketing manager for food and outdoor brands, bilingual in French and English. Small budgets, careful tests, and copy that sounds like a person.',
    sections: [
      {
        kind: 'experience',
        title: 'Experience',
        items: [
          {
            title: 'Boreal Outfitters',
            subtitle: 'Marketing manager',
            place: 'Montreal',
            start: '2022-05',
            end: 'now',
            text: [
              'Grew direct sales from C$2.4 million to **C$4.1 million** in three seasons with a budget that rose 8 %.',
              'Moved a third of paid spending into repair workshops in six towns; customers who came bought 2.3 times as often in the next year.',
              'Lead a team of four and two agencies; brought photography in house and saved C$85,000 a year.',
            ],
          },
          {
            title: 'Maison Cassel Foods',
            subtitle: 'Marketing coordinator',
            place: 'Quebec City',
            start: '2019-08',
            end: '2022-04',
            text: [
              'Launched an oat drink in 310 shops; reached 4 % of the regional shelf in the first year against a plan of 2.5 %.',
              'Rewrote the newsletter in both languages; unsubscribes fell from 1.9 % to 0.6 % a month.',
            ],
          },
        ],
      },
      {
        kind: 'education',
        title: 'Education',
        items: [
          {
            title: 'Université Saint-Malo',
            subtitle: 'Bachelor of Business Administration',
            start: '2015-09',
            end: '2019-05',
          },
        ],
      },
      {
        kind: 'language',
        title: 'Languages',
        items: [
          {
            title: 'French',
            subtitle: 'Native',
          },
          {
            title: 'English',
            subtitle: 'C2',
          },
        ],
      },
      {
        kind: 'skill',
      },
    ],
    skills: {
      title: 'Skills',
      rows: {
        Marketing: ['Brand', 'E-mail', 'Retail launches'],
        Measurement: ['A/B tests', 'Attribution', 'Excel'],
        Tools: ['Figma', 'Shopify'],
      },
    },
  },
  {
    key: 'financial-analyst',
    group: 'business',
    typeName: 'Financial analyst',
    language: 'en',
    templateCode: 'banner-en',
    themeColor: '#4c7e77',
    title: 'Financial analyst',
    person: {
      name: 'Rohan Delacourt',
      headline: 'Financial analyst, energy',
      email: 'rohan.delacourt@example.com',
      phone: '+1 555-0109',
      location: 'Houston, TX',
    },
    summary:
      'Analyst with five years in renewable energy finance. Builds models that other people can read, and says which three assumptions the answer depends on.',
    sections: [
      {
        kind: 'experience',
        title: 'Experience',
        items: [
          {
            title: 'Gulfwind Power',
            subtitle: 'Financial analyst, project finance',
            place: 'Houston',
            start: '2023-01',
            end: 'now',
            text: [
              'Modelled 11 wind and storage projects worth $1.9 billion; nine reached financial close, with final returns within 0.4 points of the model.',
              'Replaced a 74-sheet workbook by one of 18 with checks on every sheet; review time fell from three days to **six hours**.',
              'Found a double-counted tax credit before closing, worth $6.2 million.',
            ],
          },
          {
            title: 'Bayou Mutual',
            subtitle: 'Junior analyst',
            place: 'New Orleans',
            start: '2021-06',
            end: '2022-12',
            text: [
              'Prepared the weekly liquidity report for a $3 billion portfolio and automated its data pull in Python.',
              'Covered credit notes on 22 utilities.',
            ],
          },
        ],
      },
      {
        kind: 'education',
        title: 'Education',
        items: [
          {
            title: 'Tamarisk University',
            subtitle: 'BSc Finance and Mathematics',
            start: '2017-08',
            end: '2021-05',
            facts: {
              GPA: '3.8/4.0',
            },
          },
        ],
      },
      {
        kind: 'certificate',
        title: 'Certificates',
        items: [
          {
            title: 'CFA programme, Level II passed',
            start: '2024-08',
          },
        ],
      },
      {
        kind: 'skill',
      },
    ],
    skills: {
      title: 'Skills',
      rows: {
        Modelling: ['Excel', 'Three-statement models', 'Sensitivities'],
        Code: ['Python', 'SQL'],
        Domain: ['Power prices', 'Tax equity', 'Debt sizing'],
      },
    },
  },
]
