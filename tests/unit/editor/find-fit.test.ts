import { describe, expect, it } from 'vitest'
import { LINE_SPACES } from '../../../collections/resumes/choices'
import { resumeContent } from '../../../collections/resumes/schema'
import { findFit, smallestOf, type Setting } from '../../../app/editor/fit/find-fit'

const content = resumeContent.parse({
  config: { language: 'en', fontSize: 14, lineSpace: 'leading-normal' },
  margin: { left: 60, right: 60, top: 56, bottom: 56 },
})

/** Pages that so many letters take, as letters and lines in a frame do. */
const countOf =
  (letters: number) =>
  ({ fontSize, lineSpace, margin }: Setting): number => {
    const perLine = Math.floor((794 - margin.left - margin.right) / (fontSize * 0.5))
    const lines = Math.floor((1123 - margin.top - margin.bottom) / (fontSize * LINE_SPACES[lineSpace]))
    return Math.ceil(letters / perLine / lines)
  }

describe('findFit', () => {
  it('fits whatever the smallest setting fits, never below the floors, and takes no more than it must', () => {
    const most = Math.max(
      ...Array.from({ length: 120 }, (_, i) => i * 100).filter((n) => countOf(n)(smallestOf(content)) === 1),
    )
    for (let letters = 4200; letters <= most; letters += 200) {
      const count = countOf(letters)
      const found = findFit({ content, pages: 1, count })
      expect(found && count(found), `${letters} letters`).toBe(1)
      expect(found?.fontSize).toBeGreaterThanOrEqual(12)
      expect(Math.min(...Object.values(found?.margin ?? {}))).toBeGreaterThanOrEqual(36)
    }
    expect(findFit({ content, pages: 1, count: countOf(most + 200) })).toBeUndefined()
  })

  it('keeps what is smaller than a floor already', () => {
    const small = { ...content, config: { ...content.config, fontSize: 11 } }
    expect(smallestOf(small).fontSize).toBe(11)
  })
})
