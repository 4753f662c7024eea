import type { Layout, Sheet } from '../layouts/types'
import type { PartChoices } from '../../../collections/resumes/design-parts'
import { remember } from '../model/remember'
import { Edition } from '../render/edition'
import { composeDesign, type TitleFormsOf } from './compose/compose-design'
import { besideCss, edgeOf } from './css/beside-css'
import { designCss } from './css/design-css'
import { designKey } from './design-key'
import { DesignFrame } from './DesignFrame'
import { withParts } from './parts/choose-parts'
import { ownTitleForms, withOwnTitle } from './parts/own-titles'
import { isSince } from './is-since'
import type { Design } from './schema/design'

/** A description as all else knows a layout: paginator, renderer and PDF need not know what it was made from. */
export function toLayout(design: Design): Layout {
  const { code, version } = design
  const key = designKey(design)
  const chosen = (parts: PartChoices) =>
    remember({ owner: parts, key: `design,${key}`, make: () => choose({ design, parts }) })
  const titleForms =
    (parts: PartChoices): TitleFormsOf =>
    (kind) =>
      remember({
        owner: parts,
        key: `titles,${kind},${key}`,
        make: () => ownTitleForms({ design, parts, kind }),
      })
  return {
    code,
    version,
    key,
    sheet: (parts) =>
      remember({
        owner: parts,
        key: `sheet,${key}`,
        make: () => sheetOf(chosen(parts).design),
      }),
    compose: (content) =>
      composeDesign({ ...chosen(content.config), content, titleForms: titleForms(content.config) }),
    Frame: ({ parts, ...props }) => (
      <Edition value={design.edition ?? 1}>
        <DesignFrame design={chosen(parts).design} {...props} />
      </Edition>
    ),
    css: (style) => {
      const own = style.ownTitles.map((form) => ({
        form,
        design: withOwnTitle({ design, parts: style.parts, form }),
      }))
      return designCss({ design: chosen(style.parts).design, style, own })
    },
    besideCss: (parts) => besideCss({ design: chosen(parts).design, root: `.jl-${code}-${version}` }),
  }
}

/** The design that a document is drawn in, and the name under which its boxes are remembered. */
function choose(options: { design: Design; parts: PartChoices }) {
  const design = withParts(options)
  return { design, key: designKey(design) }
}

const sheetOf = (design: Design): Sheet => ({
  columns: columnsOf(design),
  reading: readingOf(design),
  edge: edgeOf(design.frame),
  wholeShort: design.edition !== undefined,
  wholeItems: isSince(design, 5),
  browserMarks: browserMarksOf(design),
})

const browserMarksOf = (design: Design): Sheet['browserMarks'] =>
  design.marker === 'dash' || isSince(design, 5)
    ? undefined
    : { kind: design.marker, color: design.markerColor ?? 'deep' }

function columnsOf({ frame, edition }: Design): Sheet['columns'] {
  if (frame.kind === 'single') return [{ flows: ['head', 'main'] }]
  if (frame.kind === 'side') {
    const main = { flows: ['main'] }
    return [{ flows: ['side'] }, edition ? { ...main, widens: { past: 'side', as: 'rest' } } : main]
  }
  const wide = { flows: ['head', 'wide'] }
  if (!frame.aside) return [wide]
  return [
    wide,
    { flows: ['aside'], after: 'head' },
    { flows: ['main'], after: 'head', widens: { past: 'aside', as: 'rest' } },
  ]
}

/** As `DesignFrame` sets them: what stands beside the entries fills first, to know where they widen, and is read last. */
function readingOf({ frame, edition }: Design): Sheet['reading'] {
  if (frame.kind === 'single') return ['head', 'main']
  if (frame.kind === 'side') return edition ? ['side', 'main', 'rest'] : ['side', 'main']
  return ['head', 'wide', 'main', 'aside', 'rest']
}
