import { memo } from 'react'
import type { BaseInfoRow } from '../../../collections/resumes/schema'
import { latePart } from '~/components/late/late-part'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { TextField } from '../fields/TextField'
import { ValueRow } from '../sections/ValueRow'
import { useEditor } from '../session/editor-context'
import { useFold } from '../session/folds'
import { BASE_INFO_NAMES } from '../texts/base-info-kinds'
import { FORM_TEXTS } from '../texts/form-texts'

const RowDetails = latePart(async () => (await import('./RowDetails')).RowDetails)

type Props = { row: BaseInfoRow; index: number; count: number }

const INPUT_MODES: Partial<Record<BaseInfoRow['kind'], 'tel' | 'email' | 'url'>> = {
  phone: 'tel',
  email: 'email',
  url: 'url',
}

/** A row of the basic information: its value at hand, label and link behind the menu. */
export const BasicsRow = memo(function BasicsRow({ row, index, count }: Props) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const names = BASE_INFO_NAMES[useLocale()]
  const isOpen = useFold({ folds: editor.folds, id: row.id })
  const name = row.key || names[row.kind]
  return (
    <ValueRow
      list="baseInfo"
      row={row}
      name={name}
      index={index}
      count={count}
      details={isOpen ? texts.closeDetails : texts.details}
      field={
        <TextField
          owner={row.id}
          field="value"
          value={row.value}
          kind="value"
          label={row.hidden ? `${name} (${texts.hidden})` : name}
          inputMode={INPUT_MODES[row.kind]}
        />
      }
    >
      {isOpen ? <RowDetails row={row} /> : null}
    </ValueRow>
  )
})
