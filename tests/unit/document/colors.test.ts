import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { THEME_COLORS } from '../../../collections/resumes/schema'
import { contrastOf, darkenTo, mixColor } from '../../../app/document/style/colors'

describe('colours', () => {
  it('knows the contrasts of the standard', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
  })

  it('mixes', () => {
    expect(mixColor({ color: '#000000', share: 0.5 })).toBe('#808080')
    expect(mixColor({ color: '#487bc2', share: 1 })).toBe('#487bc2')
  })

  it('makes any colour readable and leaves a readable one alone', () => {
    const colors = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(fc.oneof(colors, fc.constantFrom(...THEME_COLORS)), (color) => {
        const deep = darkenTo({ color, contrast: 4.5 })
        expect(contrastOf(deep, '#ffffff')).toBeGreaterThanOrEqual(4.5)
        if (contrastOf(color, '#ffffff') >= 4.5) expect(deep).toBe(color)
      }),
    )
  })
})
