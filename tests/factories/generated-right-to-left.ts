import { resumeContent, type ResumeContent } from '../../collections/resumes/schema'

const WORDS = {
  hebrew:
    'פיתחה ניהלה צוות מערכת שירות לקוחות דוחות תקציב בדיקות נתונים אבטחה ענן רשת תכנון הדרכה שיפור ביצועים איכות'.split(
      ' ',
    ),
  arabic:
    'طورت أدارت فريق نظام خدمة عملاء تقارير ميزانية اختبارات بيانات أمان سحابة شبكة تخطيط تدريب لاحقا الأداء جودة'.split(
      ' ',
    ),
}
/** What stands in such texts in another order than their letters. */
const OTHERS = [
  'C++',
  'Node.js',
  '35%',
  '(2019 – 2023)',
  '[Kubernetes]',
  '1,200',
  '03-555-0134',
  'https://example.com/a/b?c=1',
  'team@example.com',
]

type Options = { script: keyof typeof WORDS; seed: number }

/** Some two pages of one's own for each seed, of words that say nothing. */
export function generatedRightToLeft({ script, seed }: Options): ResumeContent {
  const next = numbers(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T // an edge: no list is empty
  const words = (count: number) =>
    Array.from({ length: count }, () => (next() < 0.12 ? pick(OTHERS) : pick(WORDS[script]))).join(' ')
  const line = () => `${pick(WORDS[script])} ${words(2 + Math.floor(next() * 3))}`
  const item = (id: string) => ({
    id,
    title: next() < 0.2 ? 'Harbour & Pine Ltd.' : line(),
    subtitle: line(),
    place: pick(WORDS[script]),
    start: '2019-03',
    end: next() < 0.3 ? 'now' : '2022-11',
    facts: [{ id: `${id}-fact`, label: pick(WORDS[script]), value: words(3) }],
    text: Array.from(
      { length: 3 },
      (_, i) => `${i === 0 ? '' : '- '}${words(14)}, **${words(3)}** ${words(9)}.`,
    ).join('\n'),
    tags: [pick(WORDS[script]), 'Kafka', line()],
  })
  return resumeContent.parse({
    config: { language: pick(['en', 'zh-CN'] as const), titleCase: 'typed' },
    baseInfo: {
      title: line(),
      list: [
        { id: 'name', kind: 'name', key: '', value: `${pick(WORDS[script])} ${pick(WORDS[script])}` },
        { id: 'headline', kind: 'headline', key: '', value: line() },
        { id: 'phone', kind: 'phone', key: pick(WORDS[script]), value: '+972 3 555 0134' },
        // an address behind its label that has pieces of its own
        {
          id: 'site',
          kind: 'url',
          key: WORDS[script][0] ?? '',
          value: '',
          url: 'https://www.example.com/portfolio/all-projects/2024?tab=all',
        },
        { id: 'mail', kind: 'email', key: pick(WORDS[script]), value: 'mail@example.com' },
        {
          id: 'place',
          kind: 'location',
          key: pick(WORDS[script]),
          value: `${pick(WORDS[script])} (${words(1)})`,
        },
      ],
    },
    entryList: (['experience', 'project', 'education', 'language'] as const).map((kind) => ({
      id: kind,
      kind,
      title: line(),
      items: Array.from({ length: 2 }, (_, i) => item(`${kind}-${i}`)),
    })),
    skill: {
      title: line(),
      list: [
        {
          id: 's1',
          key: 'Java',
          level: pick(WORDS[script]),
          value: 7,
          tags: ['Spring', pick(WORDS[script])],
        },
        { id: 's2', key: line(), level: '', value: 4, tags: [] },
      ],
    },
  })
}

/** Numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
