import type { WrittenTemplate } from '../written-template'

/** A finance chief of three companies: two composed pages. */
export const executiveEn: WrittenTemplate = {
  layout: 'executive',
  name: 'Chief financial officer',
  tags: ['multi-page'],
  vipOnly: true,
  title: 'Chief financial officer resume',
  note: 'Applying for CFO posts, food and consumer goods',
  person: {
    name: 'Margaret Osei-Lindholm',
    headline: 'Chief financial officer, consumer goods',
    phone: '+1 555-0108',
    email: 'margaret.osei@example.com',
    location: 'Minneapolis, Minnesota',
  },
  summary:
    'Finance chief of food and household companies with sales of **$280 million to $1.9 billion**, through one listing, two turnarounds and five acquisitions. Known for closes that hold, forecasts that miss by less than two percent, and saying no early.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Prairie Table Foods',
          subtitle: 'Chief financial officer',
          place: 'Minneapolis',
          dates: ['2019-04', 'now'],
          text: [
            'Lead finance, technology and procurement, 340 people in four countries, for a maker of frozen and chilled meals with sales of $1.9 billion.',
            'Took the company public in fourteen months; the offering of $410 million closed at the top of its range.',
            'Freed **$126 million of cash** by taking inventory from 71 to 48 days while service rose to 98.2%.',
            'Closed three acquisitions worth $340 million; savings reached 118% of plan in the second year.',
            'Moved 19 ledgers into one system, over budget by 3%; the monthly close went from eleven days to four.',
            'Named five finance heads from within; two became chief financial officers elsewhere.',
          ],
        },
        {
          title: 'Halden Home Care',
          subtitle: 'Chief financial officer',
          place: 'Milwaukee',
          dates: ['2014-02', '2019-03'],
          text: [
            'Joined when the covenant was six weeks from breach; renegotiated $210 million with nine lenders and repaid a third of it in three years.',
            'Closed two of seven plants and 1,100 of 2,600 articles; the operating margin rose from -1.8% to **9.4%**.',
            'Built a price and promotion team of six that returned $23 million a year.',
            'Sold the company to a strategic buyer for eleven times earnings.',
          ],
        },
        {
          title: 'Halden Home Care',
          subtitle: 'Vice president, financial planning',
          place: 'Milwaukee',
          dates: ['2011-06', '2014-01'],
          text: [
            'Replaced the yearly budget by a rolling forecast of six quarters; the average miss fell from 9% to 1.7%.',
            'Put a finance partner into each plant, who found savings of $14 million in two years.',
          ],
        },
        {
          title: 'Corbel Packaging',
          subtitle: 'Plant controller, then director of finance',
          place: 'Green Bay',
          dates: ['2004-08', '2011-05'],
          text: [
            'Ran the finances of five plants with sales of $310 million; scrap fell by a third after costs were shown by shift.',
            'Led the first audit under the new controls act without a material weakness.',
          ],
        },
        {
          title: 'Whitlock and Barr',
          subtitle: 'Auditor, then senior auditor',
          place: 'Chicago',
          dates: ['2000-09', '2004-07'],
          text: 'Audited manufacturers with sales of up to $900 million; led teams of six in the last two years.',
        },
      ],
    },
    {
      kind: 'custom',
      title: 'Boards',
      items: [
        {
          title: 'Lakeland Credit Union',
          subtitle: 'Director, chair of the audit committee',
          dates: ['2020-05', 'now'],
          text: 'Steered the merger of two credit unions with 190,000 members; all 31 branches stayed open.',
        },
        {
          title: 'Northern Pantry Network',
          subtitle: 'Treasurer',
          dates: ['2016-01', '2022-12'],
          text: 'Financed a cold store that doubled the fresh food given out, to 21 million pounds a year.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        { title: 'Lakeshore School of Business', subtitle: 'MBA', dates: ['2006-09', '2008-06'] },
        { title: 'University of Winnebago', subtitle: 'BBA Accounting', dates: ['1996-09', '2000-06'] },
      ],
    },
    {
      kind: 'certificate',
      items: [
        { title: 'Certified public accountant', subtitle: 'Wisconsin', dates: '2002' },
        { title: 'Board leadership fellow', dates: '2019' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    title: 'Strengths',
    rows: {
      Capital: ['Listings', 'lender talks', 'acquisitions'],
      Operations: ['Working capital', 'pricing'],
      Leadership: ['Successors', 'boards'],
    },
  },
}
