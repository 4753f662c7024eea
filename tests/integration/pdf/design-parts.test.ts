import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DESIGNS } from '../../../app/document/designs/designs'
import { lookOf } from '../../../app/document/designs/own-look'
import { heldParts } from '../../../app/document/designs/parts/choose-parts'
import { getLayout } from '../../../app/document/layouts/registry'
import { Galley } from '../../../app/document/render/Galley'
import { newSkill } from '../../../app/editor/schema/parts'
import { readExport } from '../../../app/features/read-back/read-export.server'
import { DESIGN_PARTS, PART_NAMES, type PartChoices } from '../../../collections/resumes/design-parts'
import type { Language, ResumeContent } from '../../../collections/resumes/schema'
import { longResume } from '../../factories/long-resume'
import { pagesHtml, printDocument, readInPool } from '../../setup/geometry/print-document'
import { strayTexts } from '../../setup/geometry/stray-texts'
import { openBrowser } from '../../setup/open-browser'
import { throughout } from '../../setup/throughout'

const browser = throughout(() => openBrowser({ timeoutMs: 30_000 }))

/** So many mixes have each form of each part once, as far as a layout can hold it; a layout takes two of them. */
const MIXES = Math.max(...PART_NAMES.map((part) => DESIGN_PARTS[part].length))
const STEP = MIXES / 2
const designs = Object.values(DESIGNS).map((design, first) => ({
  design,
  code: design.code,
  first: first % STEP,
}))

test.each(designs)(
  'no text of $code leaves its column or meets another, whatever its parts are mixed with',
  async ({ design, first }) => {
    for (let mix = first; mix < MIXES; mix += STEP) {
      const parts = heldParts({ design, parts: mixOf(mix) })
      const content = dressed({ parts, language: mix % 4 < 2 ? 'en' : 'zh-CN', design })
      const layout = getLayout(design.code)
      const html = renderToStaticMarkup(createElement(Galley, { content, layout }))
      const shown = { browser, content, layout, html }
      const found = await readInPool(shown, (page) => page.evaluate(strayTexts))
      expect(found, JSON.stringify(parts)).toEqual([])
    }
  },
)

test.each(designs)(
  'no word of a skill leaves its column in $code, however wide and large its letters',
  async ({ design }) => {
    const content = dressed({ parts: { asideWidth: 'narrow' }, language: 'en', design })
    const keywords = ['MMMM WWWWWWW', 'WWW MMMM WWWWWWMM WWWWMM', 'Hydrologie', '很长的一个中文关键词语条目']
    const list = keywords.map((key) => ({ ...newSkill(), key, tags: keywords }))
    const config = { ...content.config, fontSize: 20 }
    const wide = { ...content, config, skill: { ...content.skill, list } }
    const layout = getLayout(design.code)
    const html = renderToStaticMarkup(createElement(Galley, { content: wide, layout }))
    const found = await readInPool({ browser, content: wide, layout, html }, (page) =>
      page.evaluate(strayTexts),
    )
    expect(found).toEqual([])
  },
)

test.each([
  ['timeline', 'zh-CN', { titleForm: 'band', contactFlow: 'grid', contactForm: 'words', skillForm: 'flow' }],
  ['sidebar', 'zh-CN', { asideAt: 'end', asideWidth: 'wide', headForm: 'center', colorForm: 'full' }],
  ['sidebar', 'en', { frameForm: 'single', headForm: 'center', skillForm: 'flow' }],
  ['academic', 'zh-CN', { frameForm: 'bandColumns', asideAt: 'start', titleForm: 'block' }],
  ['banner', 'en', { frameForm: 'side', contactForm: 'words' }],
  ['graphite', 'en', { titleForm: 'tab', itemForm: 'line', contactFlow: 'list', skillForm: 'dots' }],
] as const)(
  'parts of %s in other forms are read back whole from the PDF, in %s',
  async (code, language, parts) => {
    const content = dressed({ parts, language, design: DESIGNS[code] })
    const layout = getLayout(code)
    const { plan, bytes, missing } = await printDocument({ browser, content, layout })
    expect(missing).toEqual([])
    expect((await readExport({ bytes, content, layout, plan })).findings).toEqual([])
  },
)

test.each([
  ['classic', 'zh-CN'],
  ['executive', 'en'],
  ['sidebar', 'en'],
] as const)(
  'entries that stand two to a row keep to their halves and are read back whole, in %s',
  async (code, language) => {
    const whole = dressed({ parts: {}, language, design: DESIGNS[code] })
    const content = {
      ...whole,
      entryList: whole.entryList.map((section) => ({ ...section, itemForm: 'pairs' as const })),
    }
    const layout = getLayout(code)
    const { plan, bytes, missing } = await printDocument({ browser, content, layout })
    expect(missing).toEqual([])
    expect((await readExport({ bytes, content, layout, plan })).findings).toEqual([])
    const html = pagesHtml({ content, layout, plan })
    const shown = { browser, content, layout, html }
    expect(await readInPool(shown, (page) => page.evaluate(strayTexts))).toEqual([])
    const isPaired = await readInPool(shown, (page) => page.evaluate(standInPairs))
    expect(isPaired).toBe(true)
  },
)

/** Runs in a page: whether the second entry of each section that has two begins where the first does, beside it. */
function standInPairs(): boolean {
  const bodies = [...document.querySelectorAll('.jl-pairs > .jl-body')].filter(
    ({ children }) => children.length > 1,
  )
  return (
    bodies.length > 0 &&
    bodies.every(({ children }) => {
      const [first, second] = [...children].map((child) => child.getBoundingClientRect())
      return first && second && Math.abs(first.top - second.top) < 0.5 && second.left > first.right
    })
  )
}

function mixOf(mix: number): PartChoices {
  const chosen = PART_NAMES.map((part, i) => {
    const forms = DESIGN_PARTS[part]
    return [part, forms[(mix + i) % forms.length]]
  })
  // an edge: entries lose the names of the parts
  return Object.fromEntries(chosen) as PartChoices
}

type Dressed = { parts: Partial<PartChoices>; language: Language; design: (typeof DESIGNS)['classic'] }

/** Two full pages in the layout's own look, but for some parts. */
function dressed({ parts, language, design }: Dressed): ResumeContent {
  const content = longResume(language)
  const { margin, config } = lookOf({ design, language })
  return { ...content, margin, config: { ...content.config, ...config, ...parts } }
}
