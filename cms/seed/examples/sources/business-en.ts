import type { WrittenExample } from '../example-source'

export const businessEn: WrittenExample[] = [
  {
    key: 'marketing-manager',
    typeName: 'Marketing manager',
    templateCode: 'sidebar-en-graduate',
    themeColor: '#9c3c71',
    title: 'Marketing manager',
    person: {
      name: 'Camille Orsay-Lund',
      headline: 'Marketing manager',
      phone: '+1 555-0186',
      email: 'camille.orsay@example.com',
      location: 'Montreal, QC',
    },
    summary:
      'Marketing manager for food and outdoor brands, bilingual in French and English. Small budgets, careful tests, and copy that sounds like a person.',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: 'Boreal Outfitters',
            subtitle: 'Marketing manager',
            place: 'Montreal',
            dates: ['2022-05', 'now'],
            text: [
              'Grew direct sales from C$2.4 million to **C$4.1 million** in three seasons with a budget that rose 8%.',
              'Moved a third of paid spending into repair workshops in six towns; customers who came bought 2.3 times as often in the next year.',
              'Rewrote the size advice on 120 product pages; returns fell from 14% to 9% of orders, about C$30,000 a year in freight.',
              'Lead a team of four and two agencies; brought photography in house and saved C$85,000 a year.',
            ],
          },
          {
            title: 'Maison Cassel Foods',
            subtitle: 'Marketing coordinator',
            place: 'Quebec City',
            dates: ['2019-08', '2022-04'],
            text: [
              'Launched an oat drink in 310 shops; reached 4% of the regional shelf in the first year against a plan of 2.5%.',
              'Rewrote the newsletter in both languages; unsubscribes fell from 1.9% to 0.6% a month.',
            ],
          },
          {
            title: 'Marché Beaurivage',
            subtitle: 'Marketing intern',
            place: 'Quebec City',
            dates: ['2018-05', '2018-08'],
            text: 'Watched which of 60 shelf labels shoppers read and rewrote the 20 they did not; those products sold 11% more that summer.',
          },
        ],
      },
      {
        kind: 'project',
        title: 'Campaign',
        items: [
          {
            title: 'Relaunch of the tent range',
            subtitle: 'Boreal Outfitters',
            dates: ['2025-01', '2025-08'],
            text: [
              'Interviewed 24 customers, cut five tent names to three, and built one buying guide for them in Figma and Shopify.',
              'Sold 3,800 tents by August against a plan of 3,000, without a discount; held two provinces back to measure what advertising added.',
            ],
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: 'Université Saint-Malo',
            subtitle: 'Bachelor of Business Administration',
            dates: ['2015-09', '2019-05'],
            facts: { Capstone: 'Why people repair clothes, a survey of 412 shoppers' },
          },
        ],
      },
      {
        kind: 'volunteer',
        items: [
          {
            title: 'Verdun Newcomers’ Centre',
            subtitle: 'Résumé coach',
            dates: ['2021', 'now'],
            text: 'One evening a month, in both languages; six of last year’s nine newcomers now work in their trade.',
          },
        ],
      },
      {
        kind: 'language',
        items: [
          { title: 'French', subtitle: 'Native' },
          { title: 'English', subtitle: 'C2' },
          { title: 'Norwegian', subtitle: 'B1' },
        ],
      },
      {
        kind: 'certificate',
        items: [
          { title: 'Web analytics, advanced', dates: '2023-03' },
          { title: 'Privacy in e-mail marketing', dates: '2021-11' },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      rows: {
        Marketing: ['Brand', 'E-mail campaigns', 'Retail launches'],
        Measurement: ['A/B tests', 'Attribution', 'Hold-out tests'],
        Tools: ['Figma', 'Shopify'],
      },
    },
  },
  {
    key: 'financial-analyst',
    typeName: 'Financial analyst',
    templateCode: 'banner-en',
    themeColor: '#4c7e77',
    title: 'Financial analyst',
    person: {
      name: 'Rohan Delacourt',
      headline: 'Financial analyst, energy',
      phone: '+1 555-0109',
      email: 'rohan.delacourt@example.com',
      location: 'Houston, TX',
    },
    summary:
      'Analyst with five years in finance, four of them in renewable energy. Builds models that other people can read, and says which three assumptions the answer depends on.',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: 'Gulfwind Power',
            subtitle: 'Financial analyst, project finance',
            place: 'Houston',
            dates: ['2023-01', 'now'],
            text: [
              'Modeled 11 wind and storage projects worth $1.9 billion; nine reached financial close, with final returns within 0.4 points of the model.',
              'Replaced a 74-sheet workbook with one of 18 and checks on every sheet; review time fell from three days to **six hours**.',
              'Found a double-counted tax credit before closing, worth $6.2 million.',
              'Present the downside cases to the investment committee; two projects were repriced and one was dropped.',
            ],
          },
          {
            title: 'Bayou Mutual',
            subtitle: 'Junior analyst',
            place: 'New Orleans',
            dates: ['2021-06', '2022-12'],
            text: [
              'Prepared the weekly liquidity report for a $3 billion portfolio; automated its data pull in Python, from four hours to ten minutes.',
              'Wrote credit notes on 22 utilities and flagged three of them at least a quarter before they were downgraded.',
            ],
          },
          {
            title: 'Crescent Municipal Bank',
            subtitle: 'Summer analyst',
            place: 'New Orleans',
            dates: ['2020-06', '2020-08'],
            text: 'Reconciled 14 months of bond coupons in SQL and recovered $48,000 of underpaid interest.',
          },
        ],
      },
      {
        kind: 'project',
        title: 'Project',
        items: [
          {
            title: 'Price bands for Texas power',
            subtitle: 'Own project, Python',
            dates: ['2024-02', '2024-11'],
            text: 'Draws monthly price bands from eight years of public hourly data. Tested on a year it had not seen, ten of twelve months stayed within the 80% band.',
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: 'Tamarisk University',
            subtitle: 'BS Finance and Mathematics',
            dates: ['2017-08', '2021-05'],
            facts: { GPA: '3.8/4.0', Thesis: 'Curtailment risk in wind contracts' },
          },
        ],
      },
      {
        kind: 'certificate',
        items: [
          { title: 'CFA program, Level II passed', dates: '2024-08' },
          { title: 'CFA program, Level I passed', dates: '2023-02' },
        ],
      },
      { kind: 'skill' },
      {
        kind: 'language',
        items: [
          { title: 'English', subtitle: 'Native' },
          { title: 'French', subtitle: 'B2' },
        ],
      },
    ],
    skills: {
      rows: {
        Modeling: ['Excel', 'Three-statement models', 'Sensitivities'],
        Code: ['Python', 'SQL'],
        Domain: ['Power prices', 'Tax equity', 'Debt sizing'],
      },
    },
  },
]
