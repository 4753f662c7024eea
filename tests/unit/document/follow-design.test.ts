import { expect, it } from 'vitest'
import { followDesign } from '../../../app/document/designs/follow-design'
import { DESIGNS } from '../../../app/document/designs/designs'
import { defaultContent } from '../../../collections/resumes/default-content'
import { englishResume } from '../../factories/english-resume'

const { classic, heritage, plain } = DESIGNS

it('a resume on which nobody chose anything takes the type, colour and margins of each layout, and comes back', () => {
  const begun = defaultContent('en')
  const first = followDesign({ content: begun, from: classic, to: heritage })
  expect(first.config).toMatchObject({ font: 'garamond', themeColor: heritage.recommended?.themeColor })
  expect(first.margin).toEqual(heritage.recommended?.margin)
  const second = followDesign({ content: first, from: heritage, to: plain })
  expect(second.config.font).toBe(plain.recommended?.font)
  expect(followDesign({ content: second, from: plain, to: classic })).toEqual(begun)
})

it('what somebody chose stays, and so does every word', () => {
  const content = englishResume()
  Object.assign(content.config, { font: 'bitter', themeColor: '#123456', fontSize: 12.5 })
  Object.assign(content.margin, { left: 33 })
  const next = followDesign({ content, from: classic, to: heritage })
  expect(next.config).toMatchObject({ font: 'bitter', themeColor: '#123456', fontSize: 12.5 })
  expect(next.margin).toEqual(content.margin)
  expect(next.entryList).toBe(content.entryList)
})

it('is the same document where nothing changes', () => {
  const content = englishResume()
  expect(followDesign({ content, from: classic, to: DESIGNS.banner })).toBe(content)
})
