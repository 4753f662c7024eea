import { useState } from 'react'
import {
  ALIGNMENTS,
  FONTS,
  LINE_SPACES,
  MAY_JUSTIFY,
  PAGE_FORMATS,
  type LineSpace,
  type PageFormat,
} from '../../../collections/resumes/choices'
import { FONT_NAMES, nameFamily } from '../../document/style/font-names'
import { Select } from '~/components/ui/Select'
import { Slider } from '~/components/ui/Slider'
import { useTexts } from '~/i18n/use-texts'
import { FitButtons } from '../fit/FitButtons'
import { STYLE_TEXTS } from '../texts/style-texts'
import { Segments } from './Segments'
import { useConfig } from './use-config'

const SPACES = Object.keys(LINE_SPACES) as LineSpace[]
const FORMATS = Object.keys(PAGE_FORMATS) as PageFormat[]

/** Font, size, line spacing, alignment and paper. */
export function TextSection() {
  const texts = useTexts(STYLE_TEXTS)
  const names = useTexts(FONT_NAMES)
  const { config, set } = useConfig()
  const [isNamed, setNamed] = useState(false)
  return (
    <>
      {isNamed ? <link rel="stylesheet" href="/fonts/names.css" /> : null}
      <Select
        size="sm"
        label={texts.font}
        value={config.font}
        options={FONTS.map((id) => ({
          id,
          text: names[id],
          render: <span style={{ fontFamily: `'${nameFamily(id)}'` }}>{names[id]}</span>,
        }))}
        onOpenChange={() => setNamed(true)}
        onChange={(value) => set({ field: 'font', value, label: texts.font })}
      />
      <Slider
        label={texts.fontSize}
        unit="px"
        minValue={10}
        maxValue={20}
        step={0.5}
        value={config.fontSize}
        onChange={(value) => set({ field: 'fontSize', value, label: texts.fontSize })}
      />
      <Select
        size="sm"
        label={texts.lineSpace}
        value={config.lineSpace}
        options={SPACES.map((id) => ({ id, text: texts.spaces[id] }))}
        onChange={(value) => set({ field: 'lineSpace', value, label: texts.lineSpace })}
      />
      {MAY_JUSTIFY[config.language] ? (
        <Segments
          label={texts.align}
          value={config.align}
          options={ALIGNMENTS.map((id) => ({ id, text: texts.alignments[id] }))}
          onChange={(value) => set({ field: 'align', value, label: texts.align })}
        />
      ) : null}
      <Segments
        label={texts.format}
        value={config.pageFormat}
        options={FORMATS.map((id) => ({ id, text: id }))}
        onChange={(value) => set({ field: 'pageFormat', value, label: texts.format })}
      />
      <FitButtons />
    </>
  )
}
