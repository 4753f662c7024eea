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

  it('composes the same after every other layout has', () => {
    const fresh = composeDocument({ content: englishResume(), layout })
    const content = englishResume()
    for (const other of LAYOUT_CODES) composeDocument({ content, layout: getLayout(other) })
    expect(composeDocument({ content, layout })).toEqual(fresh)
  })
})
