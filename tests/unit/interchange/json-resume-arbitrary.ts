import fc from 'fast-check'

const odd = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.constant([]),
  fc.constant({}),
  fc
    .jsonValue({ maxDepth: 2 })
    .map((value): unknown => JSON.parse(JSON.stringify(value).replaceAll('-0', '0'))),
)
const text = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '张伟',
      'C++ *x* [a](b)',
      '- a\n- b\n\n\nc',
      '1. x',
      'a\r\nb',
      '⽂⾯',
    ),
  },
  { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom('长'.repeat(350), 'x'.repeat(1200), '**'.repeat(10_100)) },
)
const texts = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, text]))
const date = fc.constantFrom(
  ...['2020', '2020-05', '2020-05-06', '2020-13', 'May 2020', '至今', 'Present', '', '2020-05-06T10:00:00Z'],
)
const url = fc.constantFrom('https://a.cn/x', 'a.cn', 'not a url', 'javascript:alert(1)', '', 'mailto:a@b.cn')
const words = fc.array(fc.oneof(text, odd), { maxLength: 4 })

type Field = fc.Arbitrary<unknown>
const object = (fields: Record<string, Field>): fc.Arbitrary<unknown> => {
  const model = Object.entries(fields).map(([key, field]): [string, Field] => [
    key,
    fc.oneof({ weight: 9, arbitrary: field }, { weight: 1, arbitrary: odd }),
  ])
  const extra: [string, Field][] = ['x-extra', '__proto__', '123', 'summary', 'facts', 'location'].map(
    (key) => [key, odd],
  )
  const known = fc.record(Object.fromEntries(model), { requiredKeys: [] })
  const unknown = fc
    .subarray(extra, { maxLength: 2 })
    .chain((keys) =>
      fc
        .tuple(...keys.map(([, field]) => field))
        .map((values) => keys.map(([key], i): [string, unknown] => [key, values[i]])),
    )
  return fc
    .tuple(known, unknown, fc.boolean())
    .map(([own, others, first]) =>
      Object.fromEntries(first ? [...others, ...Object.entries(own)] : [...Object.entries(own), ...others]),
    )
}
const list = (fields: Record<string, Field>) =>
  fc.array(fc.oneof({ weight: 9, arbitrary: object(fields) }, { weight: 1, arbitrary: odd }), {
    maxLength: 3,
  })
const period = { startDate: date, endDate: date, url }
const told = { summary: text, highlights: words }

/** JSON Resume shaped data of every section and field, with wrong types and unknown properties strewn in. */
export const jsonResume = object({
  $schema: text,
  basics: object({
    ...texts('name label email phone summary'),
    image: fc.constantFrom('https://a.cn/p.jpg', 'data:image/png;base64,AAAA', 'p.jpg', '/p.png', ''),
    url,
    website: url,
    location: object(texts('address postalCode city countryCode region')),
    profiles: list({ ...texts('network username'), url }),
    customFields: list(texts('label value')),
  }),
  work: list({ ...texts('name company location description position'), website: url, ...period, ...told }),
  volunteer: list({ ...texts('organization position'), ...period, ...told }),
  education: list({ ...texts('institution area studyType score gpa'), courses: words, ...period }),
  awards: list({ ...texts('title awarder summary'), date }),
  certificates: list({ ...texts('name issuer'), date, url }),
  publications: list({ ...texts('name publisher summary'), releaseDate: date, url, website: url }),
  skills: list({ ...texts('name level'), keywords: words }),
  languages: list(texts('language fluency level')),
  interests: list({ name: text, keywords: words }),
  references: list(texts('name reference')),
  projects: list({
    ...texts('name description entity type'),
    ...{ keywords: words, roles: words, ...told, ...period },
  }),
  customSections: fc.array(
    fc.oneof(
      odd,
      fc.record({
        items: fc.array(fc.dictionary(fc.constantFrom('name', 'url', 'x', 'facts'), text)),
        title: text,
      }),
    ),
    { maxLength: 3 },
  ),
  meta: object({ canonical: url, version: text, lastModified: date }),
})
