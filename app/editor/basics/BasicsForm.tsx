import { memo, useId } from 'react'
import { BASE_INFO_KINDS } from '../../../collections/resumes/choices'
import type { BaseInfoRow } from '../../../collections/resumes/schema'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { latePart } from '~/components/late/late-part'
import { schemaParts } from '../schema/schema-parts'
import { TextField } from '../fields/TextField'
import { AddMenu } from '../sections/AddMenu'
import { FoldHead } from '../sections/FoldHead'
import { focusField } from '../sections/focus-field'
import { SECTION_RULE } from '../sections/section-rule'
import { useEditor } from '../session/editor-context'
import { useFold } from '../session/folds'
import { useFormsContent } from '../session/forms-content'
import { BASE_INFO_NAMES } from '../../../collections/resumes/base-info-names'
import { FORM_TEXTS } from '../texts/form-texts'
import { PhotoForm } from '../photo/PhotoForm'
import { ValueRow } from '../sections/ValueRow'

/** Name, contact and photo. */
export const BasicsForm = memo(function BasicsForm() {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const basics = useFormsContent((content) => content.baseInfo)
  const isOpen = useFold({ folds: editor.folds, id: '$baseInfo' })
  const body = useId()
  return (
    <div data-owner="$baseInfo" className={`${SECTION_RULE} py-1.5 ps-5 pointer-coarse:ps-9`}>
      <div className="flex">
        <FoldHead
          title={basics.title || texts.basics}
          isOpen={isOpen}
          hidden={false}
          level="section"
          controls={body}
          onToggle={() => editor.folds.toggle('$baseInfo')}
        />
      </div>
      {isOpen ? (
        <div id={body} className="space-y-3 pt-2 pb-3">
          <PhotoForm />
          <div className="-ms-5 space-y-2 pointer-coarse:-ms-9">
            {basics.list.map((row, i) => (
              <BasicsRow key={row.id} row={row} index={i} count={basics.list.length} />
            ))}
          </div>
          <AddRow />
          <TextField
            owner="$baseInfo"
            field="title"
            value={basics.title}
            kind="sectionTitle"
            label={texts.sectionTitle}
          />
        </div>
      ) : null}
    </div>
  )
})

const AddRow = memo(function AddRow() {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const names = BASE_INFO_NAMES[useLocale()]
  const add = (id: string) => {
    const kind = BASE_INFO_KINDS.find((one) => one === id)
    if (!kind) return
    const row = schemaParts().newRow({ kind, language: editor.content().config.language })
    editor.change({
      name: texts.adding(names[kind]),
      recipe: (draft) => void draft.baseInfo.list.push(row),
    })
    editor.announce(texts.added(names[kind]))
    focusField({ owner: row.id, field: 'value' })
  }
  return (
    <AddMenu
      label={texts.addRow}
      choices={BASE_INFO_KINDS.map((kind) => ({ id: kind, text: names[kind] }))}
      onAdd={add}
    />
  )
})

const RowDetails = latePart(() => import('./RowDetails'), 'RowDetails')

type Props = { row: BaseInfoRow; index: number; count: number }

const INPUT_MODES: Partial<Record<BaseInfoRow['kind'], 'tel' | 'email' | 'url'>> = {
  phone: 'tel',
  email: 'email',
  url: 'url',
}

/** A row of the basic information: its value at hand, label and link behind the menu. */
const BasicsRow = memo(function BasicsRow({ row, index, count }: Props) {
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
          keys={texts.moreKeys}
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
