import type { CSSProperties } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { STYLE_TEXTS } from '../texts/style-texts'
import { ColorSection } from './ColorSection'
import { ContactSection } from './ContactSection'
import { EntriesSection } from './EntriesSection'
import { FurnitureSection } from './FurnitureSection'
import { LayoutSection } from './LayoutSection'
import { MarginField } from './MarginField'
import { PaperSection } from './PaperSection'
import { PartChoice } from './PartChoice'
import { StyleGroup } from './StyleGroup'
import { TextSection } from './TextSection'
import { TitlesSection } from './TitlesSection'
import { WritingSection } from './WritingSection'

/** How the page looks. Every control is one change of the document and one step of undo. */
export function StylePanel() {
  const color = useContent(({ config }) => config.themeColor)
  const drawn: CSSProperties & { '--drawn': string } = { '--drawn': color }
  return (
    <div style={drawn} className="divide-y divide-line pb-16">
      <StyleGroup id="layout">
        <LayoutSection />
      </StyleGroup>
      <StyleGroup id="color">
        <ColorSection />
      </StyleGroup>
      <StyleGroup id="paper">
        <PaperSection />
      </StyleGroup>
      <StyleGroup id="text">
        <TextSection />
      </StyleGroup>
      <StyleGroup id="titles">
        <TitlesSection />
      </StyleGroup>
      <StyleGroup id="entries">
        <EntriesSection />
      </StyleGroup>
      <StyleGroup id="skills">
        <PartChoice part="skillForm" />
      </StyleGroup>
      <StyleGroup id="contact">
        <ContactSection />
      </StyleGroup>
      <Margins />
      <FurnitureSection />
      <StyleGroup id="writing">
        <WritingSection />
      </StyleGroup>
    </div>
  )
}

const SIDES = ['top', 'bottom', 'left', 'right'] as const

/** The four margins in CSS pixels. */
function Margins() {
  const editor = useEditor()
  const texts = useTexts(STYLE_TEXTS)
  const margin = useContent((content) => content.margin)
  return (
    <StyleGroup id="margins" folded={SIDES.map((side) => margin[side]).join(' · ')}>
      {SIDES.map((side) => {
        const set = (value: number) =>
          editor.setField({ owner: '$margin', field: side, value, label: `${texts.margins} ${texts[side]}` })
        return (
          <MarginField
            key={side}
            label={texts[side]}
            group={texts.margins}
            value={margin[side]}
            onChange={set}
          />
        )
      })}
    </StyleGroup>
  )
}
