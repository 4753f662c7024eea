import { expect, it } from 'vitest'
import { takenTogether } from '../../../app/features/twins/compare-twins'
import { entrySection, resumeContent, type ResumeContent } from '../../../collections/resumes/schema'
import { itemIn, twoResumes } from './two-resumes'

/** The second entry of the experience goes to another section, which is made if it isn't there. */
function moveTo(id: string) {
  return ({ entryList }: ResumeContent) => {
    const from = entryList.find((section) => section.id === 'sec-work')
    const moved = from?.items.splice(1, 1) ?? []
    const section = entryList.find((one) => one.id === id)
    if (section) section.items.unshift(...moved)
    else entryList.push(entrySection.parse({ id, kind: 'custom', title: 'Earlier', items: moved }))
  }
}
const sectionOf = ({ entryList }: ResumeContent, item: string) =>
  entryList.find(({ items }) => items.some(({ id }) => id === item))?.id
const translated = () => {
  const two = twoResumes()
  two.change('zh', (content) => Object.assign(itemIn(content, 'work-2'), { title: '某公司', text: '译文' }))
  two.open('en')
  return two
}
const kinds = (two: ReturnType<typeof twoResumes>) => two.told('zh').map(([kind, key]) => [kind, key])

it('an entry that moved is moved here with the words that stand here', () => {
  const two = translated()
  two.change('en', moveTo('sec-2'))
  expect(kinds(two)).toEqual([['moved', 'work-2.$in']])
  two.take('zh')
  expect(sectionOf(two.docs.zh, 'work-2')).toBe('sec-2')
  expect(itemIn(two.docs.zh, 'work-2')).toMatchObject({ title: '某公司', text: '译文' })
  expect(two.told('zh')).toEqual([])
})

it('an entry that moved into a new section stands once, also while it waits to be moved', () => {
  const two = translated()
  two.change('en', moveTo('earlier'))
  expect(kinds(two)).toContainEqual(['added', 'earlier.$in'])
  expect(kinds(two)).not.toContainEqual(['moved', 'work-2.$in'])
  two.take('zh')
  expect(resumeContent.safeParse(two.docs.zh).success).toBe(true)
  expect(sectionOf(two.docs.zh, 'work-2')).toBe('sec-work')
  expect(kinds(two)).toContainEqual(['moved', 'work-2.$in'])
  two.take('zh')
  expect(sectionOf(two.docs.zh, 'work-2')).toBe('earlier')
  expect(itemIn(two.docs.zh, 'work-2').title).toBe('某公司')
})

it('a section that went is removed alone, once what moved out of it there has moved out here', () => {
  const two = translated()
  two.change('en', (content) => {
    moveTo('sec-2')(content)
    content.entryList = content.entryList.filter(({ id }) => id !== 'sec-work')
  })
  expect(kinds(two)).toEqual([['moved', 'work-2.$in']])
  two.take('zh')
  expect(kinds(two)).toEqual([['removed', 'sec-work.$in']])
  expect(takenTogether(two.marks('zh'))).toEqual([])
  two.take('zh')
  expect(itemIn(two.docs.zh, 'work-2').title).toBe('某公司')
})
