import { BASE_INFO_KINDS } from '../../../collections/resumes/choices'
import type { BaseInfoRow } from '../../../collections/resumes/schema'
import { Select } from '~/components/ui/Select'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { TextField } from '../fields/TextField'
import { useEditor } from '../session/editor-context'
import { BASE_INFO_NAMES } from '../../../collections/resumes/base-info-names'
import { FORM_TEXTS } from '../texts/form-texts'

/** Kind, label and link of a row. */
export function RowDetails({ row }: { row: BaseInfoRow }) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const names = BASE_INFO_NAMES[useLocale()]
  return (
    <div className="ms-5 me-8 mt-2 pointer-coarse:ms-9 pointer-coarse:me-11 space-y-2 rounded-menu bg-subtle p-2.5 shadow-rest">
      <div className="grid grid-cols-2 gap-2">
        <Select
          size="sm"
          label={texts.kind}
          value={row.kind}
          options={BASE_INFO_KINDS.map((kind) => ({ id: kind, text: names[kind] }))}
          onChange={(value) => editor.setField({ owner: row.id, field: 'kind', value, label: texts.kind })}
        />
        <TextField owner={row.id} field="key" value={row.key} kind="label" label={texts.label} />
      </div>
      <TextField owner={row.id} field="url" value={row.url} kind="url" label={texts.link} inputMode="url" />
    </div>
  )
}
