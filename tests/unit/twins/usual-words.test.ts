import { expect, it } from 'vitest'
import { withUsualWords } from '../../../app/features/twins/usual-words'
import type { Language } from '../../../collections/resumes/schema'
import { englishResume } from '../../factories/english-resume'

const headings = (language: Language, titles: string[]) => {
  const content = englishResume()
  const [section] = content.entryList
  if (!section) throw new Error('no section')
  const entryList = titles.map((title) => ({ ...section, title }))
  return withUsualWords({ content: { ...content, entryList }, language }).entryList.map(({ title }) => title)
}

it('calls sections as the other language does, and leaves what says more than the usual word', () => {
  expect(headings('en', ['教育背景', '代表项目', '实习经历', '护理技能', '我的故事', 'Education'])).toEqual([
    ...['Education', 'Projects', 'Internships', '护理技能', '我的故事', 'Education'],
  ])
  expect(headings('zh-CN', ['About me', 'Selected projects', 'My story', '教育背景'])).toEqual([
    ...['个人简介', '项目经历', 'My story', '教育背景'],
  ])
})
