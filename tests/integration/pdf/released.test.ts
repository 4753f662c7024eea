import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { getDesign } from '../../../app/document/designs/designs'
import { drawAlike } from '../../../app/document/designs/newer-version'
import { getLayout, LAYOUTS } from '../../../app/document/layouts/registry'
import { styleOf } from '../../../app/document/style/style-of'
import { makePagePlan } from '../../../app/features/pdf/make-page-plan.server'
import { LANGUAGES } from '../../../collections/resumes/choices'
import { longResume } from '../../factories/long-resume'
import { pagesHtml, readInPool } from '../../setup/geometry/print-document'
import { lineBoxes } from '../../setup/geometry/line-boxes'
import { openBrowser } from '../../setup/open-browser'
import { throughout } from '../../setup/throughout'
import known from './released.json'

const browser = throughout(() => openBrowser({ timeoutMs: 30_000, queueMs: 60_000 }))

/** A version that draws as the one before it is held by that one's. */
const released = LAYOUTS.filter(
  ({ code, version }) => version === 1 || !drawAlike(getDesign(code, version), getDesign(code, version - 1)),
)

const earlier = released.filter(({ code, version }) => version !== getLayout(code).version)

/**
 * The newest in both languages, an earlier one in one of them: tests/unit/document/design-parts.test.ts holds its style sheet.
 * The earlier ones are counted alone, so that a new layout asks for no other language of theirs.
 */
const cases = released.flatMap((layout) =>
  LANGUAGES.filter((_, at) => !earlier.includes(layout) || at === earlier.indexOf(layout) % 2).map(
    (language) => ({ layout, language, name: `${layout.code}-${layout.version}` }),
  ),
)

/** Digests of the lines on the screen, the HTML with what stands on which page, and the rules. */
const digests: Record<string, string> = known

// A difference is no reason to change a digest, but to make a new version of the layout. A new one's come from the fault.
test.concurrent.each(cases)(
  'no line, colour or mark of layout $name in $language has changed since it was released',
  async ({ layout, language, name }) => {
    const { lines, html, css } = await measure({ layout, language })
    expect([lines.join('\n'), html, css].map(digestOf).join(' ')).toBe(digests[`${name} ${language}`])
  },
)

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

async function measure({ layout, language }: Pick<(typeof cases)[number], 'layout' | 'language'>) {
  const content = longResume(language)
  const { plan } = await makePagePlan({ browser, content, layout })
  const html = pagesHtml({ content, layout, plan })
  const lines = await readInPool({ browser, content, layout, html }, (page) => page.evaluate(lineBoxes))
  return { lines, html, css: layout.css(styleOf(content)) }
}
