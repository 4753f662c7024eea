import type { SectionKind } from '../../../collections/resumes/choices'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { FlagField } from '../fields/FlagField'
import { TextField } from '../fields/TextField'
import { RichTextField } from '../rich-text-field/RichTextField'
import { ITEM_LABELS } from '../labels/section-labels'
import { useContent } from '../session/use-content'
import { FORM_TEXTS } from '../texts/form-texts'
import { DateFields } from './DateFields'
import { FactFields } from './FactFields'
import { TagsField } from '../fields/TagsField'

type Props = { id: string; section: string; item: string; kind: SectionKind }

/** All fields of an item. A field its kind doesn't ask for is shown when it holds something, as after an import. */
export function ItemFields({ id, section, item: owner, kind }: Props) {
  const texts = useTexts(FORM_TEXTS)
  const labels = ITEM_LABELS[useLocale()][kind]
  const item = useContent((content) =>
    content.entryList.find((entry) => entry.id === section)?.items.find((entry) => entry.id === owner),
  )
  if (!item) return null
  const place = labels.place ?? (item.place ? texts.place : undefined)
  const subtitle = labels.subtitle ?? (item.subtitle ? texts.subtitle : undefined)
  const link = labels.link ?? (item.link ? texts.link : undefined)
  const tags = labels.tags ?? (item.tags.length > 0 ? texts.tags : undefined)
  const dates = labels.dates ?? (item.start || item.end ? 'range' : undefined)
  return (
    <div id={id} className="space-y-3 px-2.5 pt-1 pb-3">
      <TextField owner={owner} field="title" value={item.title} kind="line" label={labels.title} />
      {subtitle ? (
        <TextField owner={owner} field="subtitle" value={item.subtitle} kind="line" label={subtitle} />
      ) : null}
      {dates ? (
        <DateFields
          owner={owner}
          start={item.start}
          end={item.end}
          single={dates === 'single' && !item.end}
        />
      ) : null}
      {place ? <TextField owner={owner} field="place" value={item.place} kind="line" label={place} /> : null}
      {link ? (
        <TextField owner={owner} field="link" value={item.link} kind="url" label={link} inputMode="url" />
      ) : null}
      <RichTextField owner={owner} field="text" value={item.text} label={labels.text} />
      {tags ? <TagsField owner={owner} field="tags" value={item.tags} label={tags} /> : null}
      <FactFields owner={owner} facts={item.facts} />
      <FlagField owner={owner} field="keepTogether" value={item.keepTogether} label={texts.keepTogether} />
    </div>
  )
}
