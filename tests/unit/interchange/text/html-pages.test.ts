import { expect, test } from 'vitest'
import { readSource } from '../../../../app/tools/convert/read-source'

async function read(body: string) {
  const bytes = new TextEncoder().encode(
    `<html><head><style>b{float:left}</style></head><body>${body}</body></html>`,
  )
  const result = await readSource({ format: 'html', bytes, language: 'en' })
  if (!result.ok) throw new Error(result.message)
  const { baseInfo, entryList, skill } = result.content
  return {
    person: baseInfo.list.map(({ value }) => value),
    items: entryList.flatMap(({ items }) => items),
    skills: skill.list.flatMap(({ key, tags }) => [key, ...tags].filter(Boolean)),
  }
}

test('what a page lays side by side within a line is told apart', async () => {
  const { items, skills } = await read(
    '<h1>Ann Lee</h1><h2>Work</h2><h3><b>Acorn Ltd</b><b>Analyst</b><span>2019 &ndash; 2021</span></h3><ul><li>Counted</li></ul>' +
      '<h3><span class="company">Green plc</span><span class="date">2015 &mdash; 2018</span></h3><i>Lead Engineer</i><span>Leeds</span><ul><li>Built</li></ul>' +
      '<h2>Skills</h2><p><span class="tag">Go</span><span class="tag">SQL</span><span class="tag">Rust</span></p>',
  )
  expect(items).toMatchObject([
    { title: 'Acorn Ltd', subtitle: 'Analyst', start: '2019', end: '2021' },
    { title: 'Green plc', subtitle: 'Lead Engineer', place: 'Leeds', start: '2015', end: '2018' },
  ])
  expect(skills).toEqual(['Go', 'SQL', 'Rust'])
})

test('a word that a word processor writes in pieces stays whole', async () => {
  const { items } = await read(
    '<h1>Ann Lee</h1><h2>Work</h2><p><span class="c1">Aco</span><span class="c1 c2">rn Ltd</span></p>' +
      '<p><span style="color:red">2019</span><span lang=EN> – 2021</span></p><ul><li><span class="c1">Cooked caf&eacute;</span><span class="c3">s</span></li></ul>',
  )
  expect(items).toMatchObject([{ title: 'Acorn Ltd', start: '2019', end: '2021', text: '- Cooked cafés' }])
})

test('a list of entries, each said twice, is read as entries and once', async () => {
  const said = (text: string) =>
    `<span aria-hidden="true">${text}</span><span class="visually-hidden">${text}</span>`
  const entry = (name: string, years: string) =>
    `<li><div>${said(name)}</div><span class="t-14">${said(years)}</span><div>${said('• Baked')}</div></li>`
  const { items } = await read(
    `<h1>Ann Lee</h1><h2>${said('Education')}</h2><ul>${entry('Leeds University', '2019 - 2021')}${entry('York College', '2015 - 2018')}</ul>`,
  )
  expect(items).toMatchObject([
    { title: 'Leeds University', start: '2019', text: '- Baked' },
    { title: 'York College', end: '2018', text: '- Baked' },
  ])
})

const DATED = '<p>2019 – 2021</p>'

test.each([
  ['<strong>Acorn</strong><em> Software Ltd</em>', 'Acorn Software Ltd'],
  ['<b>Aco</b><span class="x">rn Ltd</span>', 'Acorn Ltd'],
  [
    '<span class="NormalTextRun SCXW1 BCX0">Acorn</span><span class="NormalTextRun SCXW1 BCX0">Ltd</span>',
    'AcornLtd',
  ],
  ['<b>橡果</b><i>软件公司</i>', '橡果软件公司'],
])('nothing is torn in %s', async (html, title) => {
  expect((await read(`<h1>Ann Lee</h1><h2>Work</h2><h3>${html}</h3>${DATED}`)).items).toMatchObject([
    { title },
  ])
})

test.each([
  ['<h1><b>Ann</b><span> Lee</span></h1>', ['Ann Lee']],
  [
    '<h1>Ann Lee</h1><p><span class="u">ann</span><span class="at">@</span><span class="d">lee.test</span></p>',
    ['Ann Lee', 'ann@lee.test'],
  ],
  [
    '<h1>Ann Lee</h1><p><a href="https://ann.test/portfolio/work"><span>https://</span><span class="x">ann.test/portf</span><span class="y">olio/work</span></a></p>',
    ['Ann Lee', 'ann.test/portfolio/work'],
  ],
  [
    '<h1>Ann Lee</h1><p><a href="mailto:ann@lee.test">ann@lee.test</a><a href="https://github.com/ann">github.com/ann</a><span>+44 7700 900321</span></p>',
    ['Ann Lee', 'ann@lee.test', '+44 7700 900321', 'ann'],
  ],
])('a name and each address of %s stay whole', async (html, person) => {
  expect((await read(`${html}<h2>Work</h2><h3>Acorn</h3>${DATED}`)).person).toEqual(person)
})

test.each([
  ['<p><b>Python</b><b> 3</b></p>', ['Python 3']],
  [
    '<p>Tools: <span class="tag">docker</span><span class="tag">C++</span><span class="tag">Go</span></p>',
    ['Tools', 'docker', 'C++', 'Go'],
  ],
])('the skills of %s are told apart, and no more', async (html, skills) => {
  expect((await read(`<h1>Ann Lee</h1><h2>Skills</h2>${html}`)).skills).toEqual(skills)
})

test('items of an entry stay items, years and parts in bold in them', async () => {
  const { items } = await read(
    `<h1>Ann Lee</h1><h2>Work</h2><h3>Acorn</h3>${DATED}<ul><li><b>Led</b><i> a team</i></li><li><b>Result</b><b>:</b> 40%</li>` +
      '<li><span class="hl">负责</span><span class="hl">订单</span>系统</li><li><span>负责</span><b>订单</b></li><li><b>Sales</b><span class="v">Grew 9%</span></li>' +
      '<li>Led five people<br>Grew sales by 9% in 2020</li><li>Won the prize<br>2020</li><li>Shipped<br>Version 2019.3</li></ul>' +
      '<h2>Education</h2><p class="sr-only">York College</p><p class="sr-only sm:not-sr-only">2010 – 2013</p><p>Fees &constructor; &xconstructor;</p>',
  )
  const lines =
    '**Led** a team|**Result:** 40%|负责订单系统|负责**订单**|**Sales** Grew 9%|Led five people|Grew sales by 9% in 2020|Won the prize|2020|Shipped|Version 2019.3'
  expect(items).toMatchObject([
    { title: 'Acorn', text: lines.replace(/^|\|/g, (sign) => `${sign && '\n'}- `) },
    { title: 'York College', start: '2010', text: 'Fees &constructor; &xconstructor;' },
  ])
})
