import type { WrittenTemplate } from '../written-template'

/** A museum curator: one page in a quiet voice. */
export const heritageEn: WrittenTemplate = {
  layout: 'heritage',
  name: 'Museum curator',
  tags: ['minimalist', 'single-page'],
  title: 'Museum curator resume',
  note: 'Applying for senior curator and head of collections posts',
  person: {
    name: 'Rosalind Thackeray',
    headline: 'Curator of textiles',
    phone: '+44 20 7946 0273',
    email: 'rosalind.thackeray@example.com',
    location: 'Bristol',
  },
  summary:
    'Curator with thirteen years in regional museums and **11 exhibitions** opened on time. I write labels that a ten-year-old finishes reading, and I know where every bolt in the store came from.',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Severn Museum of Making',
          subtitle: 'Curator of textiles',
          place: 'Bristol',
          dates: ['2018-04', 'now'],
          text: [
            'Curated “Thread and Tide”, the museum’s most visited show: **61,400 visitors** in five months, 38% of them for the first time.',
            'Moved 9,200 textiles to a new store without one loss; condition records now cover 97% of the collection, up from 41%.',
            'Raised £640,000 from three foundations for a study room that receives 1,100 readers a year.',
            'Settled the return of seven ceremonial cloths with a community in Ghana, and the loan programme that followed.',
          ],
        },
        {
          title: 'Calder Valley Museums',
          subtitle: 'Assistant curator',
          place: 'Halifax',
          dates: ['2013-09', '2018-03'],
          text: [
            'Catalogued 3,400 mill pattern books and put them online; 52 design studios have licensed from them since.',
            'Trained 26 volunteers in handling and photography; 14 still come every week.',
          ],
        },
      ],
    },
    {
      kind: 'publication',
      title: 'Writing',
      items: [
        { title: 'Thread and Tide: Cloth of the Western Ports', subtitle: 'Exhibition book', dates: '2024' },
        { title: 'What a Pattern Book Remembers', subtitle: 'Northern Textile Review', dates: '2019' },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'University of Wharfedale',
          subtitle: 'MA Museum Studies, with distinction',
          dates: ['2012-09', '2013-08'],
        },
        { title: 'Avonside University', subtitle: 'BA History of Art', dates: ['2009-09', '2012-06'] },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    rows: { 'Exhibition making': 10, 'Collections care': 9, Fundraising: 8, 'Label writing': 9 },
  },
}
