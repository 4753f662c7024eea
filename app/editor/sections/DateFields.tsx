import { memo, type SyntheticEvent } from 'react'
import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'
import { latePart } from '~/components/late/late-part'
import { Checkbox } from '~/components/ui/Checkbox'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { useRead } from '~/session/use-value'
import { parsePeriod } from '../fields/parse-date'
import { TextField } from '../fields/TextField'
import { useEditor } from '../session/editor-context'
import { useShownDate } from '../session/use-shown-date'
import { FORM_TEXTS } from '../texts/form-texts'

const KeepAsText = latePart(() => import('./KeepAsText'), 'KeepAsText', { isExtra: true })

type Props = { owner: string; start: string; end: string; single: boolean }

/** Start and end as people give them, or one date, shown as the page writes them; “now” is a switch as well as a word. */
export const DateFields = memo(function DateFields({ owner, start, end, single }: Props) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const language = useLocale()
  const show = useShownDate()
  if (single) {
    return (
      <div>
        <TextField
          owner={owner}
          field="start"
          value={start}
          show={show}
          kind="date"
          label={texts.date}
          placeholder={show('2024-05')}
        />
        <KeepWords owner={owner} field="start" isSingle />
      </div>
    )
  }
  const ongoing = end === 'now'
  const labels = { start: ITEM_FIELDS.start.label[language], end: ITEM_FIELDS.end.label[language] }
  /** What says both dates in one of the fields fills the other one as well. */
  const takeOther = ({ target, nativeEvent }: SyntheticEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return
    const period = parsePeriod(target.value)
    const other = target.dataset.field === `${owner}.start` ? 'end' : 'start'
    if (!period || period[other] === { start, end }[other]) return
    editor.setField({ owner, field: other, value: period[other], label: labels[other] })
  }
  return (
    <div onInput={takeOther} onCompositionEnd={takeOther}>
      <div className="grid grid-cols-2 items-start gap-2">
        <TextField
          owner={owner}
          field="start"
          value={start}
          show={show}
          kind="dateFrom"
          label={labels.start}
          placeholder={show('2024-05')}
        />
        <TextField
          owner={owner}
          field="end"
          value={end}
          show={show}
          kind="dateOrNow"
          label={labels.end}
          placeholder={show('2024-05')}
        />
      </div>
      <KeepWords owner={owner} field="start" />
      <KeepWords owner={owner} field="end" />
      <Checkbox
        className="mt-1 text-sm"
        isSelected={ongoing}
        onChange={(value) =>
          editor.setField({ owner, field: 'end', value: value ? 'now' : '', label: labels.end })
        }
      >
        {texts.ongoing}
      </Checkbox>
    </div>
  )
})

type KeepProps = { owner: string; field: 'start' | 'end'; isSingle?: boolean }

/** What is typed and no date may be kept as text; half a number is a date on its way. */
function KeepWords({ owner, field, isSingle = false }: KeepProps) {
  const { drafts } = useEditor()
  const draft = useRead(drafts.subscribe, () => drafts.get(`${owner}.${field}`))
  if (draft?.error === undefined || !/\p{L}/u.test(draft.text)) return null
  return <KeepAsText {...{ owner, field, draft, isSingle }} />
}
