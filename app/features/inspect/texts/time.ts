import { defineWords } from '../define-rules'

export const timeTexts = defineWords({
  'zh-CN': {
    'entry-order': [
      '没有按时间倒序',
      '“{0}”里不是最近的在最前，读者最想看的是最近一段。',
      '按结束时间从近到远排列。',
      '按时间倒序排列',
    ],
    'date-order': ['结束早于开始', '“{0}”的结束时间比开始时间还早。', '核对并改正日期。'],
    'future-date': ['日期在将来', '“{0}”的 {1} 还没有到。', '核对年份；还在进行的请选“至今”。'],
    'no-dates': ['没有写时间', '“{0}”没有起止时间，看的人无法判断先后与长短。', '补上开始与结束的年月。'],
    'half-period': [
      '只写了一半的时间',
      '“{0}”只有开始或只有结束，看不出做了多久。',
      '补上另一半；还在进行的请选“至今”。',
    ],
    'date-precision': [
      '有的到月、有的只到年',
      '“{0}”里有的时间写到月份，有的只写到年份，读的人不好推算每段有多久。',
      '都写到月份。',
    ],
    'mixed-dates': ['日期写法不统一', '既有“{0}”又有“{1}”，显得粗心。', '全文统一成一种写法。'],
    'date-gap': [
      '经历之间有空档',
      '{0} 到 {1} 之间有半年以上没有说明，面试时多半会被问到。',
      '补上这段时间在做什么，或准备好说明。',
    ],
    'recent-gap': [
      '最近一段时间没有说明',
      '最近的经历到 {0} 为止，之后一年以上没有交代。',
      '仍在职请把结束时间改为“至今”；否则写上这段时间在学什么、做什么。',
    ],
    overlap: [
      '两段工作时间重叠',
      '“{0}”与“{1}”有几个月同时进行，会被问是否兼职。',
      '核对日期；确是兼职或实习请注明。',
    ],
  },
  en: {
    'entry-order': [
      'Not newest first',
      'In “{0},” the newest entry isn’t first, and it’s the one readers look for.',
      'Sort entries newest first.',
      'Sort newest first',
    ],
    'date-order': ['Ends before it starts', '“{0}” ends before it starts.', 'Check the dates.'],
    'future-date': [
      'Date in the future',
      '{1} in “{0}” is in the future.',
      'Check the year. If it’s ongoing, end it with “Present.”',
    ],
    'no-dates': [
      'No dates',
      'Readers can’t tell when “{0}” was or how long it lasted.',
      'Add the start and end month and year.',
    ],
    'half-period': [
      'Missing start or end',
      '“{0}” has only a start or an end, so its length isn’t clear.',
      'Add the other date. If it’s ongoing, end it with “Present.”',
    ],
    'date-precision': [
      'Some dates lack months',
      'Some dates in “{0}” include the month and some only the year, so it’s hard to tell how long each lasted.',
      'Use month and year everywhere.',
    ],
    'mixed-dates': [
      'Inconsistent date format',
      'Using both “{0}” and “{1}” looks careless.',
      'Use one date format throughout.',
    ],
    'date-gap': [
      'Gap between jobs',
      'Nothing covers {0} to {1}. Expect to be asked about it.',
      'Say what you did then, or be ready to explain it.',
    ],
    'recent-gap': [
      'Nothing recent',
      'Your last entry ended in {0}, with nothing for more than a year since.',
      'If you still work there, end it with “Present.” Otherwise, say what you’ve been doing.',
    ],
    overlap: [
      'Overlapping jobs',
      '“{0}” and “{1}” overlap by months. Expect to be asked about it.',
      'Check the dates, or say which one was part-time.',
    ],
  },
})
