import { describe, expect, it } from 'vitest'
import { fieldsOfItem } from '../../../collections/resumes/fields-of-item'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { composeDocument } from '../../../app/document/layouts/compose-document'
import { getLayout } from '../../../app/document/layouts/registry'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import { leafText } from '../../../app/document/model/leaf-text'
import { listLeaves } from '../../../app/document/model/list-leaves'
import { chineseResume } from '../../factories/chinese-resume'
import { englishResume } from '../../factories/english-resume'
import { wordsOfField } from '../../factories/filled-item'

const resumes = { chinese: chineseResume(), english: englishResume() }

describe.each(LAYOUT_CODES)('layout %s', (code) => {
  const layout = getLayout(code)
  const leavesOf = (content: ResumeContent) => {
    const flows = composeDocument({ content, layout })
    return layout
      .sheet(content.config)
      .columns.flatMap(({ flows: names }) => names.flatMap((name) => listLeaves(flows[name] ?? [])))
  }

  it.each(Object.entries(resumes))('prints every field of the %s resume', (_, content) => {
    const printed = leavesOf(content)
      .map(({ leaf }) => leafText(leaf))
      .join('\n')
    for (const field of fieldsOf(content)) expect(printed).toContain(field)
  })

  it.each(Object.entries(resumes))('begins the %s resume with name and headline', (_, content) => {
    const texts = leavesOf(content).map(({ leaf }) => ({ tag: leaf.tag, text: leafText(leaf) }))
    const row = (kind: string) => content.baseInfo.list.find((other) => other.kind === kind)?.value
    expect(texts[0]).toEqual({ tag: 'h1', text: row('name') })
    expect(texts[1]?.text).toBe(row('headline'))
  })

  it('has no skill’s name bold where none has more than its name', () => {
    const skills = (tags: string[]) => {
      const list = [
        { ...skill, id: 'a', tags: [] },
        { ...skill, id: 'b', tags },
      ]
      const leaves = leavesOf({ ...resumes.english, skill: { ...resumes.english.skill, list } })
      return leaves.map(({ leaf }) => leaf.className ?? '').filter((names) => /^jl-skill /.test(`${names} `))
    }
    const [first] = resumes.english.skill.list
    if (!first) throw new Error('The resume has skills')
    const skill = { ...first, key: 'Excel', level: '', value: 0 }
    expect(skills([])).toEqual(['jl-skill jl-skill-bare', 'jl-skill jl-skill-bare'])
    expect(skills(['pivot tables'])).toEqual(['jl-skill', 'jl-skill'])
  })

  it('writes the name of an employer once for two positions, and twice where it is not the same', () => {
    const { entryList } = resumes.english
    const jobs = entryList.find(({ kind }) => kind === 'experience')?.items ?? []
    const [first, second] = jobs
    if (!first || !second) throw new Error('The resume has two jobs')
    const printed = (title: string) => {
      const joined = { ...second, title, place: first.place, joined: true }
      const content = {
        ...resumes.english,
        entryList: entryList.map((section) =>
          section.items === jobs ? { ...section, items: [first, joined] } : section,
        ),
      }
      return leavesOf(content)
        .filter(({ leaf }) => leaf.id.startsWith(`${second.id}.`))
        .map(({ leaf }) => leafText(leaf))
    }
    const same = printed(first.title)
    expect(same).toContain(second.subtitle)
    expect(same).not.toContain(first.title)
    expect(same).not.toContain(first.place)
    expect(printed('Another employer')).toEqual(
      expect.arrayContaining(['Another employer', second.subtitle, first.place]),
    )
  })

  it('gives every block an id of its own and every flow a column', () => {
    const ids = leavesOf(resumes.chinese).map(({ leaf }) => leaf.id)
    expect(new Set(ids).size).toBe(ids.length)
    const flows = Object.keys(composeDocument({ content: resumes.chinese, layout }))
    const { columns } = layout.sheet(resumes.chinese.config)
    expect(columns.flatMap((column) => column.flows)).toEqual(expect.arrayContaining(flows))
  })

  it('leaves out what is hidden', () => {
    const content = chineseResume()
    for (const section of content.entryList) section.hidden = true
    for (const row of [...content.baseInfo.list, ...content.skill.list]) row.hidden = true
    const texts = leavesOf(content)
      .map(({ leaf }) => leafText(leaf))
      .filter(Boolean)
    expect(texts).toEqual([])
  })
})

function fieldsOf(content: ResumeContent): string[] {
  const rows = content.baseInfo.list.flatMap(({ kind, value, key }) =>
    kind === 'text' ? [key, value] : [value],
  )
  const sections = content.entryList.flatMap(({ title, items }) => [
    title,
    ...items
      .flatMap(fieldsOfItem)
      .filter(({ control }) => control !== 'date' && control !== 'text')
      .flatMap(wordsOfField)
      .map((words) => words.replace('https://', '')),
  ])
  const skills = content.skill.list.flatMap(({ key, level, tags }) => [key, level, ...tags])
  return [...rows, ...sections, content.skill.title, ...skills].filter(Boolean)
}
