import { expect, it } from 'vitest'
import { DESIGNS } from '../../../app/document/designs/designs'
import { inOwnLook } from '../../../app/document/designs/own-look'
import { withParts } from '../../../app/document/designs/parts/choose-parts'
import { LAYOUT_FILTERS, passes } from '../../../app/editor/gallery/layout-filters'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { englishResume } from '../../factories/english-resume'

const written = englishResume()

function filtersOf(content: ResumeContent, code: keyof typeof DESIGNS) {
  const shown = { design: withParts({ design: DESIGNS[code], parts: content.config }), content }
  return LAYOUT_FILTERS.filter((filter) => passes(filter, shown))
}

it('layouts are looked through by what is shown: in the frame, margins and gaps that a person chose, or their own', () => {
  const own = (content: ResumeContent) => inOwnLook({ content, design: DESIGNS.classic })
  expect(filtersOf(own(written), 'classic')).toEqual(['all', 'one-column'])
  const framed = { ...written, config: { ...written.config, frameForm: 'side' as const, entryGap: 60 } }
  expect(filtersOf(framed, 'classic')).toEqual(['all', 'two-columns', 'dense'])
  expect(filtersOf({ ...framed, config: own(framed).config }, 'classic')).toContain('one-column')
  // an axis stays in one column
  expect(filtersOf(framed, 'timeline')).toContain('one-column')
  expect(filtersOf({ ...written, margin: { ...written.margin, top: 70 } }, 'classic')).toContain('airy')
})
