import type { ReactNode } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { FURNITURE_TEXTS } from '../texts/furniture-texts'
import { PARTS_TEXTS } from '../texts/parts-texts'
import { STYLE_TEXTS } from '../texts/style-texts'
import { TITLES_TEXTS } from '../texts/titles-texts'
import { ColorSection } from './ColorSection'
import { FurnitureSection } from './FurnitureSection'
import { LayoutSection } from './LayoutSection'
import { PartsSection } from './PartsSection'
import { TextSection } from './TextSection'
import { TitlesSection } from './TitlesSection'
import { WritingSection } from './WritingSection'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { MarginField } from './MarginField'

/** How the page looks. Every control is one change of the document and one step of undo. */
export function StylePanel() {
  const texts = useTexts(STYLE_TEXTS)
  const { parts } = useTexts(PARTS_TEXTS)
  const { titles } = useTexts(TITLES_TEXTS)
  const { furniture } = useTexts(FURNITURE_TEXTS)
  return (
    <div className="divide-y divide-line pb-16">
      <StyleGroup id="layout" title={texts.layout}>
        <LayoutSection />
      </StyleGroup>
      <StyleGroup id="color" title={texts.color}>
        <ColorSection />
      </StyleGroup>
      <StyleGroup id="text" title={texts.text}>
        <TextSection />
      </StyleGroup>
      <StyleGroup id="parts" title={parts}>
        <PartsSection />
      </StyleGroup>
      <StyleGroup id="titles" title={titles}>
        <TitlesSection />
      </StyleGroup>
      <StyleGroup id="margins" title={texts.margins}>
        <MarginSection />
      </StyleGroup>
      <StyleGroup id="furniture" title={furniture}>
        <FurnitureSection />
      </StyleGroup>
      <StyleGroup id="writing" title={texts.writing}>
        <WritingSection />
      </StyleGroup>
    </div>
  )
}

function StyleGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="space-y-3 py-4 first:pt-1">
      <h3 data-style-group={id} tabIndex={-1} className="text-sm font-semibold text-ink outline-none">
        {title}
      </h3>
      {children}
    </section>
  )
}

const SIDES = ['top', 'bottom', 'left', 'right'] as const

/** The four margins in CSS pixels. */
function MarginSection() {
  const editor = useEditor()
  const texts = useTexts(STYLE_TEXTS)
  const margin = useContent((content) => content.margin)
  return SIDES.map((side) => {
    const set = (value: number) =>
      editor.setField({ owner: '$margin', field: side, value, label: `${texts.margins} ${texts[side]}` })
    return (
      <MarginField key={side} label={texts[side]} group={texts.margins} value={margin[side]} onChange={set} />
    )
  })
}
