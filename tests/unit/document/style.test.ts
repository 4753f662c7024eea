import { describe, expect, it } from 'vitest'
import { type ResumeContent } from '../../../collections/resumes/schema'
import { getLayout, LAYOUTS } from '../../../app/document/layouts/registry'
import { documentCss } from '../../../app/document/render/document-css'
import { styleOf } from '../../../app/document/style/style-of'
import { chineseResume } from '../../factories/chinese-resume'
import { englishResume } from '../../factories/english-resume'

describe('the style sheet', () => {
  it('knows page, margins and photo', () => {
    const content = chineseResume({ pageFormat: 'Letter' })
    const css = documentCss({ content, layout: getLayout('classic') })
    expect(css).toContain('@page { size: 215.9mm 279.4mm; margin: 0 }')
    expect(css).toContain('--jl-left: 44px')
    expect(css).toContain('--jl-photo: 92px; --jl-photo-height: 128.8px')
  })

  it('makes the photo a circle when the radius asks for one', () => {
    const content = chineseResume()
    content.avatar.radius = 46
    expect(styleOf(content).photo).toEqual({ width: 92, height: 92, radius: 46 })
  })

  it('widens the gaps of every layout by the same share, and no other rule', () => {
    for (const layout of LAYOUTS) {
      const own = layout.css(styleOf(chineseResume()))
      const wide = layout.css(styleOf(chineseResume({ sectionGap: 200, entryGap: 200 })))
      const changed = own.split('\n').flatMap((line, i) => {
        const other = wide.split('\n')[i] ?? ''
        return line === other ? [] : [[gapOf(line), gapOf(other)]]
      })
      expect(changed.length).toBeGreaterThan(1)
      for (const [before = NaN, after] of changed) expect(after).toBeCloseTo(before * 2, 2)
    }
  })

  it('justifies English pages, but no Chinese one', () => {
    const css = (content: ResumeContent) => documentCss({ content, layout: getLayout('classic') })
    expect(css(englishResume({ align: 'justify' }))).toContain('text-align: justify')
    expect(css(chineseResume({ align: 'justify' }))).not.toContain('text-align: justify')
  })
})

const gapOf = (line: string) => Number(/margin-top: ([\d.]+)em/.exec(line)?.[1])
