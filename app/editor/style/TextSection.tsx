import { useState } from 'react'
import {
  ALIGNMENTS,
  FONTS,
  LINE_SPACES,
  MAY_JUSTIFY,
  type LineSpace,
} from '../../../collections/resumes/choices'
import { FONT_NAMES, nameFamily } from '../../document/style/font-names'
import { Select } from '~/components/ui/Select'
import { Slider } from '~/components/ui/Slider'
import { useTexts } from '~/i18n/use-texts'
import { STYLE_TEXTS } from '../texts/style-texts'
import { ConfigChoice } from './ConfigChoice'
import { useConfig } from './use-config'
import { useLook } from './use-look'

const SPACES = Object.keys(LINE_SPACES) as LineSpace[]

/** Font, size, line spacing and alignment. */
export function TextSection() {
  const texts = useTexts(STYLE_TEXTS)
  const names = useTexts(FONT_NAMES)
  const { config, set } = useConfig()
  const look = useLook()
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
      <ConfigChoice
        field="lineSpace"
        own={look.lineSpace}
        label={texts.lineSpace}
        options={SPACES.map((id) => ({ id, text: texts.spaces[id], shown: LINE_SPACES[id] }))}
      />
      {MAY_JUSTIFY[config.language] ? (
        <ConfigChoice
          field="align"
          label={texts.align}
          options={ALIGNMENTS.map((id) => ({ id, text: texts.alignments[id] }))}
        />
      ) : null}
    </>
  )
}
