import type { WrittenTemplate } from '../written-template'

/** A linguist on the way to tenure, with papers, grants and teaching: two pages, as the field expects. */
export const academicEn: WrittenTemplate = {
  layout: 'academic',
  name: 'Assistant professor',
  tags: ['minimalist', 'multi-page'],
  title: 'Curriculum vitae',
  note: 'Applying for associate professor posts in phonetics',
  person: {
    name: 'Saskia Verhaegen',
    headline: 'Assistant Professor of Linguistics',
    phone: '+1 555-0164',
    email: 'saskia.verhaegen@example.com',
    location: 'Port Ashby, Michigan',
    url: 'verhaegen.example.com',
  },
  summaryTitle: 'Research',
  summary:
    'How listeners tell words apart in noise and in a second language. I combine laboratory phonetics with recordings from real kitchens, buses and playgrounds, and publish the data of every study.',
  sections: [
    {
      kind: 'experience',
      title: 'Appointments',
      items: [
        {
          title: 'Huron State University',
          subtitle: 'Assistant Professor, Department of Linguistics',
          dates: ['2021-09', 'now'],
          text: 'Founded the Speech in the Wild laboratory: two doctoral students, a lab manager, eleven undergraduates since 2021.',
        },
        {
          title: 'University of Scheldemond',
          subtitle: 'Postdoctoral researcher, Institute of Phonetics',
          dates: ['2018-10', '2021-08'],
          text: 'Recorded 214 hours of conversation in 31 homes, released as the open Household Speech Corpus.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'University of Scheldemond',
          subtitle: 'PhD Linguistics, summa cum laude',
          dates: ['2014-09', '2018-09'],
          facts: { Thesis: 'Vowel contrasts under kitchen noise' },
        },
        {
          title: 'University of Scheldemond',
          subtitle: 'MA and BA Germanic Languages',
          dates: ['2009-09', '2014-06'],
        },
      ],
    },
    {
      kind: 'publication',
      title: 'Selected publications',
      items: [
        {
          title: 'Background talk hurts second-language listeners twice',
          subtitle: 'Journal of Spoken Communication 61, 203–231. With D. Amankwah.',
          dates: '2025',
          text: 'Shows over 412 listeners that the cost is both acoustic and lexical; replicated in two laboratories.',
        },
        {
          title: 'The Household Speech Corpus: design and first results',
          subtitle: 'Language Data and Resources 12, 1–38. First author of five.',
          dates: '2023',
          text: 'Cited 148 times; used by 37 groups and by two makers of hearing aids.',
        },
        {
          title: 'Vowel space in the kitchen',
          subtitle: 'Phonetics Quarterly 48, 77–104. Single author.',
          dates: '2021',
        },
        {
          title: 'Do children shout more clearly?',
          subtitle: 'Proceedings of the Congress of Speech Sciences, 1180–1184. With M. Itō.',
          dates: '2019',
        },
        {
          title: 'Rhythm after the second language',
          subtitle: 'In The Sound of Learning, ed. P. Lindqvist, chapter 9.',
          dates: '2018',
        },
      ],
    },
    {
      kind: 'project',
      title: 'Grants',
      items: [
        {
          title: 'Listening through noise at school',
          subtitle: 'Early career award, principal investigator, $498,000',
          dates: ['2023-07', 'now'],
          text: 'Measures 64 classrooms; the first twelve schools have already moved their loudest fans.',
        },
        {
          title: 'A corpus of bus conversations',
          subtitle: 'University seed fund, $40,000',
          dates: ['2022-01', '2022-12'],
        },
        {
          title: 'Household Speech Corpus',
          subtitle: 'Postdoctoral fellowship, €183,000',
          dates: ['2018-10', '2021-08'],
        },
      ],
    },
    {
      kind: 'custom',
      title: 'Teaching',
      items: [
        {
          title: 'Introduction to phonetics',
          subtitle: 'Undergraduate, 120 students a year, rated 4.7 of 5',
          dates: ['2021-09', 'now'],
          text: 'Replaced the final exam by a field recording project; the share of students who fail fell from 14% to 5%.',
        },
        {
          title: 'Statistics for linguists',
          subtitle: 'Graduate seminar, materials open and used at nine universities',
          dates: ['2022-01', 'now'],
        },
        {
          title: 'Doctoral supervision',
          subtitle: 'Two as chair, four as committee member; one graduated',
          dates: ['2021-09', 'now'],
        },
      ],
    },
    {
      kind: 'award',
      title: 'Awards and service',
      items: [
        { title: 'Faculty teaching prize', subtitle: 'Huron State University', dates: '2024' },
        { title: 'Associate editor', subtitle: 'Phonetics Quarterly', dates: '2023' },
        { title: 'Local chair', subtitle: 'Meeting on Speech in Noise, 260 participants', dates: '2022' },
        { title: 'Best dissertation', subtitle: 'Low Countries Linguistics Society', dates: '2019' },
      ],
    },
    {
      kind: 'language',
      items: [
        { title: 'Dutch', subtitle: 'Native' },
        { title: 'English', subtitle: 'Near native' },
        { title: 'Swedish', subtitle: 'Reading' },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'reference',
      title: 'References',
      items: [
        { title: 'Prof. Aldert Moens', subtitle: 'University of Scheldemond' },
        { title: 'Prof. Grace Amankwah', subtitle: 'Huron State University' },
      ],
    },
  ],
  skills: {
    title: 'Methods',
    rows: { Laboratory: ['Praat', 'eye tracking', 'EEG'], Analysis: ['R', 'Stan', 'Python'] },
  },
}
