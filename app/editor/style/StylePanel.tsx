import type { CSSProperties } from 'react'
import { Input } from 'react-aria-components/Input'
import { NumberField } from 'react-aria-components/NumberField'
import { Slider } from 'react-aria-components/Slider'
import { PAGE_FORMATS, LANGUAGES, TITLE_CASES, type PageFormat } from '../../../collections/resumes/choices'
import { OWN_NAMES } from '../../../collections/languages/own-names'
import { formatDate } from '../../document/text/format-date'
import { useTexts } from '~/i18n/use-texts'
import { fieldClass } from '~/components/ui/field-class'
import { SliderBar } from '~/components/ui/Slider'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { STYLE_TEXTS } from '../texts/style-texts'
import { FitButtons } from '../fit/FitButtons'
import { TITLES_TEXTS } from '../texts/titles-texts'
import { ColorSection } from './ColorSection'
import { FurnitureSection } from './FurnitureSection'
import { LayoutSection } from './LayoutSection'
import { PartChoice } from './PartChoice'
import { StyleGroup } from './StyleGroup'
import { TextSection } from './TextSection'
import { ConfigChoice } from './ConfigChoice'
import { ConfigSwitch } from './ConfigSwitch'
import { GapField } from './GapField'
import { useConfig } from './use-config'
import { useLook } from './use-look'
import { MOST_MARGIN } from './most-margin'

/** How the page looks. Every control is one change of the document and one step of undo. */
export function StylePanel() {
  const color = useContent(({ config }) => config.themeColor)
  const drawn: CSSProperties & { '--drawn': string } = { '--drawn': color }
  return (
    <div style={drawn} className="divide-y divide-line pb-16">
      {GROUPS.map(([id, Group]) => (
        <StyleGroup key={id} id={id}>
          <Group />
        </StyleGroup>
      ))}
      <Margins />
      <FurnitureSection />
      <StyleGroup id="writing">
        <WritingSection />
      </StyleGroup>
    </div>
  )
}

const GROUPS = [
  ['layout', LayoutSection],
  ['color', ColorSection],
  ['paper', PaperSection],
  ['text', TextSection],
  ['titles', TitlesSection],
  ['entries', EntriesSection],
  ['skills', () => <PartChoice part="skillForm" />],
  ['contact', ContactSection],
] as const

const SIDES = ['top', 'bottom', 'left', 'right'] as const
const ARROWS = { top: '↑', bottom: '↓', left: '←', right: '→' }

/** The four margins in CSS pixels. */
function Margins() {
  const editor = useEditor()
  const texts = useTexts(STYLE_TEXTS)
  const margin = useContent((content) => content.margin)
  return (
    <StyleGroup
      id="margins"
      folded={`${SIDES.map((side) => `${ARROWS[side]} ${margin[side]}`).join('  ')} px`}
    >
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

const LINKS = ['short', 'full'] as const

/** Name, photo and contact data, and how addresses are written. */
function ContactSection() {
  const texts = useTexts(STYLE_TEXTS)
  return (
    <>
      <PartChoice part="headForm" />
      <PartChoice part="photoAt" />
      <PartChoice part="contactForm" />
      <PartChoice part="contactFlow" />
      <ConfigChoice
        field="linkStyle"
        label={texts.linkStyle}
        options={LINKS.map((id) => ({ id, text: texts.links[id] }))}
      />
    </>
  )
}

const FORMATS = Object.keys(PAGE_FORMATS) as PageFormat[]

/** The sheet and its columns, and on how many it fits. */
function PaperSection() {
  const texts = useTexts(STYLE_TEXTS)
  return (
    <>
      <PartChoice part="frameForm" />
      <PartChoice part="asideAt" />
      <PartChoice part="asideWidth" />
      <ConfigChoice
        field="pageFormat"
        label={texts.format}
        options={FORMATS.map((id) => ({ id, text: id }))}
      />
      <FitButtons />
    </>
  )
}

/** Language of the page, and whether empty fields say what belongs there. */
function WritingSection() {
  const texts = useTexts(STYLE_TEXTS)
  return (
    <>
      <ConfigChoice
        field="language"
        label={texts.language}
        options={LANGUAGES.map((id) => ({ id, text: OWN_NAMES[id] }))}
      />
      <ConfigSwitch field="placeholders" label={texts.placeholders} />
    </>
  )
}

/** Titles of sections: their form, their letters, and the gap above them. */
function TitlesSection() {
  const texts = useTexts(TITLES_TEXTS)
  const { config } = useConfig()
  const look = useLook()
  return (
    <>
      <PartChoice part="titleForm" />
      <ConfigChoice
        field="titleCase"
        own={look.titleCase}
        label={texts.titleCase}
        note={config.titleCase === 'typed' ? undefined : texts.onlyLetters}
        options={TITLE_CASES.map((id) => ({ id, text: texts.cases[id] }))}
      />
      <GapField field="sectionGap" />
      <ConfigSwitch field="repeatTitles" label={texts.repeatTitles} />
    </>
  )
}

const DATES = ['iso', 'dot', 'month'] as const

/** Entries: where their lines and dates stand, how dates are written, and what marks their lists. */
function EntriesSection() {
  const { dateFormat } = useTexts(STYLE_TEXTS)
  const language = useContent(({ config }) => config.language)
  return (
    <>
      <PartChoice part="itemForm" />
      <ConfigChoice
        field="dateFormat"
        label={dateFormat}
        options={DATES.map((id) => ({
          id,
          text: formatDate({ date: '2024-05', style: { language, dateFormat: id } }),
        }))}
      />
      <PartChoice part="listMarker" />
      <GapField field="entryGap" />
    </>
  )
}

type MarginProps = { label: string; group: string; value: number; onChange: (value: number) => void }

/** A margin by slider or number. */
function MarginField({ label, group, value, onChange }: MarginProps) {
  const name = `${group} ${label}`
  return (
    <div className="grid grid-cols-[2.75rem_1fr_3.5rem] items-center gap-3">
      <span aria-hidden className="text-sm text-ink">
        {label}
      </span>
      <Slider aria-label={name} minValue={0} maxValue={MOST_MARGIN} value={value} onChange={onChange}>
        <SliderBar />
      </Slider>
      <NumberField
        aria-label={`${name} (px)`}
        minValue={0}
        maxValue={MOST_MARGIN}
        value={value}
        onChange={(next) => {
          if (Number.isFinite(next)) onChange(next)
        }}
      >
        <Input
          className={fieldClass({
            size: 'sm',
            className: 'text-center tabular-nums pointer-coarse:min-h-11',
          })}
        />
      </NumberField>
    </div>
  )
}
