import { expect, test } from 'vitest'
import { readSource } from '../../../../app/tools/convert/read-source'

async function read(body: string) {
  const bytes = new TextEncoder().encode(
    `<html><head><style>b{float:left}</style></head><body>${body}</body></html>`,
  )
  const result = await readSource({ format: 'html', bytes, language: 'en' })
  if (!result.ok) throw new Error(result.message)
  const { entryList, skill } = result.content
  return { items: entryList.flatMap(({ items }) => items), skills: skill.list.flatMap(({ tags }) => tags) }
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
