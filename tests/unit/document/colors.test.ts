import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { THEME_COLORS } from '../../../collections/resumes/schema'
import { contrastOf, darkenTo } from '../../../app/document/style/colors'

describe('colours', () => {
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
