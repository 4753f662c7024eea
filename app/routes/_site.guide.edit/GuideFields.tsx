import { useCallback, useState } from 'react'
import { GUIDE_TAG_KEYS, GUIDE_TAGS } from '../../../collections/guide-tags'
import { OWN_NAMES } from '../../../collections/languages/own-names'
import { LANGUAGES } from '../../../collections/resumes/choices'
import { Checkbox } from '~/components/ui/Checkbox'
import { Select } from '~/components/ui/Select'
import { TextArea } from '~/components/ui/TextArea'
import { TextField } from '~/components/ui/TextField'
import { useCall } from '~/http/use-call'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { CoverField } from './CoverField'
import { EDIT_TEXTS } from './texts'
import type { Changes, Draft } from './use-guide-draft'

const MOST_RELATED = 6
export type GuideFieldsProps = { draft: Draft; onChange: (changes: Changes) => void }

/** Everything of a guide but its text. */
export function GuideFields({ draft, onChange }: GuideFieldsProps) {
  const t = useTexts(EDIT_TEXTS)
  const locale = useLocale()
  const [fields, setFields] = useState(draft)
  const set = (changes: Changes) => {
    // an edge: what is shown of a field is what is sent of it
    setFields((now) => ({ ...now, ...changes }) as Draft)
    onChange(changes)
  }
  const toggled = <Key extends string>(list: Key[], key: Key) =>
    list.includes(key) ? list.filter((one) => one !== key) : [...list, key]
  return (
    <div className="grid content-start gap-4">
      <TextField
        label={t.titleField}
        value={fields.title}
        onChange={(title) => set({ title: title || ' ' })}
      />
      <TextArea label={t.summary} rows={4} value={fields.summary} onChange={(summary) => set({ summary })} />
      <TextField
        label={t.slug}
        description={t.slugHint}
        value={fields.slug}
        onChange={(slug) => set({ slug })}
      />
      <TextField label={t.author} value={fields.author} onChange={(author) => set({ author })} />
      <Select
        label={t.language}
        value={fields.language}
        onChange={(language) => set({ language })}
        options={LANGUAGES.map((id) => ({ id, text: OWN_NAMES[id] }))}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold text-ink">{t.tags}</legend>
        {GUIDE_TAG_KEYS.map((tag) => (
          <Checkbox
            key={tag}
            isSelected={fields.tags.includes(tag)}
            onChange={() => set({ tags: toggled(fields.tags, tag) })}
          >
            {GUIDE_TAGS[tag][locale]}
          </Checkbox>
        ))}
      </fieldset>
      <CoverField cover={draft.cover} onChange={(cover) => onChange({ cover })} />
      <Related
        id={draft.id}
        language={fields.language}
        chosen={fields.related}
        onToggle={(id) => set({ related: toggled(fields.related, id).slice(-MOST_RELATED) })}
      />
    </div>
  )
}

type RelatedProps = {
  id: string
  language: Draft['language']
  chosen: string[]
  onToggle: (id: string) => void
}

function Related({ id, language, chosen, onToggle }: RelatedProps) {
  const t = useTexts(EDIT_TEXTS)
  const fetch = useCallback(
    () => call('POST /guide/draft-list', { input: { show: 'all', pageSize: 100 } }),
    [],
  )
  const { data } = useCall({ key: 'guides all', fetch })
  const others = (data?.list ?? []).filter((guide) => guide.id !== id && guide.language === language)
  return (
    <fieldset className="grid max-h-72 gap-1 overflow-y-auto">
      <legend className="mb-1 text-sm font-semibold text-ink">{t.related}</legend>
      {others.map((guide) => (
        <Checkbox key={guide.id} isSelected={chosen.includes(guide.id)} onChange={() => onToggle(guide.id)}>
          <span lang={guide.language}>{guide.title || t.newTitle}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
