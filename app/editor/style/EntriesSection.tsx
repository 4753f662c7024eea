import { useTexts } from '~/i18n/use-texts'
import { formatDate } from '../../document/text/format-date'
import { useContent } from '../session/use-content'
import { STYLE_TEXTS } from '../texts/style-texts'
import { ConfigChoice } from './ConfigChoice'
import { GapField } from './GapField'
import { PartChoice } from './PartChoice'

const DATES = ['iso', 'dot', 'month'] as const

/** Entries: where their lines and dates stand, how dates are written, and what marks their lists. */
export function EntriesSection() {
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
