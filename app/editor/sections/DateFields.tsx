import { memo } from 'react'
import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'
import { Checkbox } from '~/components/ui/Checkbox'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { TextField } from '../fields/TextField'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'

type Props = { owner: string; start: string; end: string; single: boolean }

/** Start and end as people give them, or one date; “now” is a switch as well as a word. */
export const DateFields = memo(function DateFields({ owner, start, end, single }: Props) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const language = useLocale()
  if (single) {
    return (
      <TextField
        owner={owner}
        field="start"
        value={start}
        kind="date"
        label={texts.date}
        placeholder={texts.dateShape}
      />
    )
  }
  const ongoing = end === 'now'
  const endLabel = ITEM_FIELDS.end.label[language]
  return (
    <div>
      <div className="grid grid-cols-2 items-start gap-2">
        <TextField
          owner={owner}
          field="start"
          value={start}
          kind="date"
          label={ITEM_FIELDS.start.label[language]}
          placeholder={texts.dateShape}
        />
        <TextField
          owner={owner}
          field="end"
          value={ongoing ? texts.now : end}
          kind="dateOrNow"
          label={endLabel}
          placeholder={texts.dateShape}
        />
      </div>
      <Checkbox
        className="mt-1 text-sm"
        isSelected={ongoing}
        onChange={(value) => {
          editor.drafts.drop(`${owner}.end`)
          editor.setField({ owner, field: 'end', value: value ? 'now' : '', label: endLabel })
        }}
      >
        {texts.ongoing}
      </Checkbox>
    </div>
  )
})
