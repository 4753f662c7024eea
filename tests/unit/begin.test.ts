import { expect, it } from 'vitest'
import { seededTemplates } from '../../cms/seed/templates/index'
import { isBlankItem } from '../../collections/resumes/is-blank-item'
import { entryItem, entrySection, resumeContent, type ResumeContent } from '../../collections/resumes/schema'
import { documentTitle, followTitle, shownTitle } from '../../collections/resumes/title-of'
import { getLayout } from '../../app/document/layouts/registry'
import { composeDocument } from '../../app/document/layouts/compose-document'
import { leafText } from '../../app/document/model/leaf-text'
import { listLeaves } from '../../app/document/model/list-leaves'
import { placeholdersOf } from '../../app/editor/placeholders/placeholders-of'
import { withPlaceholders } from '../../app/editor/placeholders/with-placeholders'
import { exportJsonResume } from '../../app/features/interchange/export-json-resume'
import { exportMarkdown } from '../../app/features/interchange/export-markdown'
import { inspectResume } from '../../app/features/inspect/inspect-resume'
import { blankContent, dressedContent, exampleContent } from '../../app/features/resumes/begin-content'

const blankOf = (content: Parameters<typeof resumeContent.parse>[0]) =>
  resumeContent.parse(blankContent(resumeContent.parse(content)))
type Drawn = Parameters<typeof composeDocument>[0]
const textsOf = (drawn: Drawn) =>
  Object.values(composeDocument(drawn)).flatMap((nodes) =>
    listLeaves(nodes).map(({ leaf }) => leafText(leaf)),
  )

for (const { code, layout: layoutCode, content: source } of seededTemplates()) {
  const layout = getLayout(layoutCode)

  it(`${code}: begun blank, nothing of it is printed, and the editor's page says what belongs where`, () => {
    const content = blankOf(source)
    expect(textsOf({ content, layout })).toEqual([])
    const drawn = withPlaceholders({ content, layout })
    const shown = textsOf(drawn)
    expect(shown.length).toBeGreaterThan(6)
    // The document that is edited, saved and printed stays the same one.
    expect(JSON.stringify(content)).not.toContain(shown[0])
    expect(textsOf({ content, layout })).toEqual([])
  })

  it(`${code}: no file made of a blank resume has a heading or an entry`, () => {
    const content = blankOf(source)
    const markdown = exportMarkdown(content)
    for (const { title } of content.entryList) if (title) expect(markdown).not.toContain(title)
    const { $schema: _, ...written } = exportJsonResume(content)
    expect(written).toEqual({})
  })

  it(`${code}: of the example's title and note nothing is kept`, () => {
    const content = resumeContent.parse(source)
    const example = exampleContent(content)
    expect(example.config).toMatchObject({ desc: '', placeholders: false })
    expect([example.title, content.title]).not.toContain(documentTitle(example))
    expect(example.entryList).toEqual(content.entryList)
  })
}

it('headings and labels that are the example’s alone have their usual names', () => {
  const { baseInfo, entryList, skill } = blankOf({
    config: { language: 'en' },
    baseInfo: { list: [{ kind: 'headline', key: 'Craft' }] },
    entryList: [
      { kind: 'project', title: 'Own films' },
      { kind: 'experience', title: 'Internships' },
      { kind: 'education', title: 'Education 教育背景' },
      { kind: 'custom', title: 'Boards' },
      { kind: 'skill' },
    ],
    skill: { title: 'Methods' },
  })
  const titles = entryList.map(({ title }) => title)
  expect(titles).toEqual(['Projects', 'Internships', 'Education 教育背景', 'Boards', ''])
  expect([skill.title, baseInfo.list[0]?.key]).toEqual(['Skills', 'Position'])
})

it('skills that a template hides stay hidden, and nothing asks for them', () => {
  const content = blankOf({
    entryList: [
      { kind: 'skill', hidden: true },
      { kind: 'experience', hidden: true },
    ],
  })
  expect(content.entryList).toMatchObject([{ kind: 'skill', hidden: true }])
  expect(placeholdersOf(content)).toBeUndefined()
})

it('an entry with one date asks for one', () => {
  const shown = (kind: 'award' | 'experience') => {
    const content = blankOf({ config: { language: 'en' }, entryList: [{ kind }] })
    return [...(placeholdersOf(content)?.texts.values() ?? [])]
  }
  expect(shown('award')).toContain('Date')
  expect(shown('experience')).toContain('Start – end')
})

it('the check finds nothing in sections and entries that wait for their first words', () => {
  const blank = blankOf({
    config: { language: 'en' },
    entryList: [{ kind: 'experience', title: 'Experience' }, { kind: 'award' }],
  })
  const placesIn = (content: ResumeContent) =>
    inspectResume({ content, language: 'en', today: '2026-11-21' }).findings.filter(({ place }) =>
      place.path.startsWith('/entryList/'),
    )
  expect(placesIn(blank)).toEqual([])
  // how good somebody is at it, nobody has said yet
  expect(blank.skill.list).toMatchObject([{ key: '', value: 0 }])
  expect(placesIn({ ...blank, config: { ...blank.config, placeholders: false } })).not.toEqual([])
})

it('a fact or a tag counts where something is written in it, and a name where it is not that of the entry above', () => {
  const isBlank = (written: object, above: object = {}) => {
    const [first, item] = [entryItem.parse(above), entryItem.parse(written)]
    return isBlankItem({ item, section: entrySection.parse({ kind: 'experience', items: [first, item] }) })
  }
  expect(isBlank({ facts: [{ label: '', value: ' ' }], tags: [''] })).toBe(true)
  expect(isBlank({ facts: [{ label: 'Team', value: '' }] })).toBe(false)
  expect(isBlank({ title: 'Acme', joined: true }, { title: 'Acme' })).toBe(true)
  expect(isBlank({ title: 'Globex', joined: true }, { title: 'Acme' })).toBe(false)
})

function named(values: { name?: string; headline?: string }): ResumeContent {
  const list = Object.entries(values).map(([kind, value]) => ({ kind, value }))
  return resumeContent.parse({ baseInfo: { list } })
}

it('a resume that nobody named is called by name and position, as they become', () => {
  const nobody = named({})
  const anna = named({ name: ' Anna  Miller ' })
  const designer = named({ name: 'Anna Miller', headline: 'Product Designer' })
  expect(followTitle({ title: 'Resume', before: nobody, after: anna })).toBe('Anna Miller')
  expect(followTitle({ title: 'Anna Miller', before: anna, after: designer })).toBe(
    'Anna Miller - Product Designer',
  )
  expect(followTitle({ title: 'Anna Miller', before: anna, after: nobody })).toBe('简历')
  // A twin's goes along too, with what sets it apart.
  const twin = followTitle({ title: 'Anna Miller (中文)', before: anna, after: designer })
  expect(twin).toBe('Anna Miller - Product Designer (中文)')
  const emptied = followTitle({ title: twin, before: designer, after: nobody })
  expect(followTitle({ title: emptied, before: nobody, after: anna })).toBe('Anna Miller (中文)')
  // What somebody wrote behind it makes it a given one.
  const google = 'Anna Miller (Google)'
  expect(followTitle({ title: google, before: anna, after: nobody })).toBe(google)
  expect(followTitle({ title: 'For Hoopp', before: anna, after: designer })).toBe('For Hoopp')
  expect(followTitle({ title: 'Resume', before: nobody, after: nobody })).toBe('Resume')
})

it('files are called by the given name, else by the document’s title, else by what it says itself', () => {
  const content = named({ name: '李雷', headline: '前端工程师' })
  expect(shownTitle({ title: '投给青青', content })).toBe('投给青青')
  expect(shownTitle({ title: '简历', content })).toBe('李雷 - 前端工程师')
  expect(shownTitle({ title: '', content: { ...content, title: 'CV 2024' } })).toBe('CV 2024')
  expect(shownTitle({ content: named({}) })).toBe('简历')
  // Cut behind a space.
  expect(shownTitle({ content: named({ name: `${'A'.repeat(99)} B` }) })).toBe('A'.repeat(99))
})

it('a resume of one’s own takes a template’s look, but writes dates as its own language does', () => {
  const template = resumeContent.parse({ config: { language: 'zh-CN', dateFormat: 'iso', fontSize: 12 } })
  const dressed = (language: 'zh-CN' | 'en') =>
    dressedContent({ own: resumeContent.parse({ config: { language, linkStyle: 'full' } }), template }).config
  expect(dressed('zh-CN')).toMatchObject({ dateFormat: 'iso', fontSize: 12, linkStyle: 'full' })
  expect(dressed('en')).toMatchObject({ dateFormat: 'month', fontSize: 12, linkStyle: 'full' })
})

it('no grey dates stand where an entry has some in words', () => {
  const facts = [{ key: 'dates', label: 'Dates', value: 'Expected May 2027' }]
  const content = resumeContent.parse({
    config: { placeholders: true },
    entryList: [{ kind: 'education', items: [{ title: 'Lakeview College', facts }] }],
  })
  const shown = textsOf(withPlaceholders({ content, layout: getLayout('classic') }))
  expect(shown).toContain('Expected May 2027')
})
