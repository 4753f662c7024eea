import { describe, expect, it } from 'vitest'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import { composeDocument } from '../../../app/document/layouts/compose-document'
import { getLayout } from '../../../app/document/layouts/registry'
import { styleOf } from '../../../app/document/style/style-of'
import { englishResume } from '../../factories/english-resume'

describe.each(LAYOUT_CODES)('layout %s', (code) => {
  const layout = getLayout(code)

  it('is styled by rules of its own alone', () => {
    const root = `.jl-${layout.code}-${layout.version}`
    const rules = layout
      .css(styleOf(englishResume()))
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .matchAll(/([^{}]+)\{[^{}]*\}/g)
    const selectors = [...rules].flatMap(([, list = '']) =>
      list.split(/,(?![^(]*\))/).map((one) => one.trim()),
    )
    expect(selectors.length).toBeGreaterThan(10)
    expect(selectors.filter((one) => !new RegExp(`^\\${root}(?![\\w-])`).test(one))).toEqual([])
  })
})

it.each([[LAYOUT_CODES], [LAYOUT_CODES.toReversed()]])(
  'each composes the same after others have, in order %#',
  (codes) => {
    const content = englishResume()
    for (const code of codes) {
      const layout = getLayout(code)
      const fresh = composeDocument({ content: englishResume(), layout })
      expect(composeDocument({ content, layout }), code).toEqual(fresh)
    }
  },
)
