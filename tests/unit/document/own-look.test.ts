import { expect, it } from 'vitest'
import { inOwnLook } from '../../../app/document/designs/own-look'
import { DESIGNS } from '../../../app/document/designs/designs'
import { englishResume } from '../../factories/english-resume'

const { classic, heritage } = DESIGNS

it('a layout’s own look is taken whole, and every word stays', () => {
  const content = englishResume()
  Object.assign(content.config, { font: 'bitter', themeColor: '#123456', pageFormat: 'Letter' })
  const next = inOwnLook({ content, design: heritage })
  const { margin, ...config } = heritage.recommended
  expect(next.config).toEqual({ ...content.config, ...config })
  expect(next.margin).toEqual(margin)
  expect(next.entryList).toBe(content.entryList)
})

it('what stands in its layout’s own look already is the same document', () => {
  const content = inOwnLook({ content: englishResume(), design: classic })
  expect(inOwnLook({ content, design: classic })).toBe(content)
})
