import { expect, it } from 'vitest'
import { DESIGNS, EARLIER } from '../../../app/document/designs/designs'
import { drawAlike, inNewerVersion } from '../../../app/document/designs/newer-version'
import { inOwnLook } from '../../../app/document/designs/own-look'
import { seededTemplates } from '../../../cms/seed/templates'
import { resumeContent } from '../../../collections/resumes/schema'
import { chineseResume } from '../../factories/chinese-resume'
import { englishResume } from '../../factories/english-resume'

const first = { layout: 'classic', layoutVersion: 1 } as const

it('a second version draws what the first draws, and recommends italics', () => {
  for (const design of EARLIER) {
    const newest = DESIGNS[design.code]
    expect(newest.version, design.code).toBe(2)
    expect(drawAlike(design, newest), design.code).toBe(true)
    const { italics, ...recommended } = newest.recommended
    expect([italics, recommended], design.code).toEqual([true, design.recommended])
  }
})

it('an English resume without italics is offered them, and nothing of it changes but the font', () => {
  const content = englishResume()
  for (const [font, next] of [
    ['sans', 'source-sans'],
    ['serif', 'source-serif'],
  ] as const) {
    content.config.font = font
    expect(inNewerVersion({ ...first, content: { ...content } })).toEqual({
      ...first,
      layoutVersion: 2,
      content: { ...content, config: { ...content.config, font: next } },
    })
  }
})

it('nothing is offered where nothing would change: in Chinese, in a font with italics, in the newest version', () => {
  const content = englishResume()
  expect(inNewerVersion({ ...first, content: chineseResume() })).toBeUndefined()
  expect(inNewerVersion({ ...first, layoutVersion: 2, content })).toBeUndefined()
  content.config.font = 'garamond'
  expect(inNewerVersion({ ...first, content })).toBeUndefined()
})

it('a layout’s own look has italics in English from its second version on', () => {
  const fontOf = (design: (typeof EARLIER)[number], content: ReturnType<typeof englishResume>) =>
    inOwnLook({ content, design }).config.font
  for (const design of EARLIER) {
    const { font } = design.recommended
    expect(fontOf(design, englishResume())).toBe(font)
    expect(fontOf(DESIGNS[design.code], englishResume())).toBe(`source-${font}`)
    expect(fontOf(DESIGNS[design.code], chineseResume())).toBe(font)
  }
})

it('no English template is set in a font without italics', () => {
  const fonts = seededTemplates
    .filter(({ language }) => language === 'en')
    .map(({ content }) => resumeContent.parse(content).config.font)
  expect(fonts).not.toContain('sans')
  expect(fonts).not.toContain('serif')
})
