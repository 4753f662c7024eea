import { PAGE_FORMATS, type PageFormat } from '../../../collections/resumes/choices'
import { useTexts } from '~/i18n/use-texts'
import { FitButtons } from '../fit/FitButtons'
import { STYLE_TEXTS } from '../texts/style-texts'
import { ConfigChoice } from './ConfigChoice'
import { PartChoice } from './PartChoice'

const FORMATS = Object.keys(PAGE_FORMATS) as PageFormat[]

/** The sheet and its columns, and on how many it fits. */
export function PaperSection() {
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
