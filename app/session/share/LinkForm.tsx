import { useState, type FormEvent } from 'react'
import { LONGEST_LABEL, MOST_VIEWS } from '../../../collections/share-limits'
import { Button } from '~/components/ui/Button'
import { NumberField } from '~/components/ui/NumberField'
import { Select } from '~/components/ui/Select'
import { Switch } from '~/components/ui/Switch'
import { TextField } from '~/components/ui/TextField'
import { useTexts } from '~/i18n/use-texts'
import { LINKS_TEXTS } from './links-texts'
import { makeAccessCode } from './make-access-code'
import type { NewLink } from './use-links'

const LASTS = ['never', '1', '7', '30', '90'] as const
const DAY_MS = 24 * 60 * 60 * 1000

type Props = { onMake: (link: NewLink) => Promise<boolean>; onClose: () => void }

/** What a new link allows; its code is made here. */
export function LinkForm({ onMake, onClose }: Props) {
  const t = useTexts(LINKS_TEXTS)
  const [label, setLabel] = useState('')
  const [lasts, setLasts] = useState<(typeof LASTS)[number]>('30')
  const [viewLimit, setViewLimit] = useState(NaN)
  const [canDownload, setCanDownload] = useState(true)
  const [canComment, setCanComment] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const expiresAt = lasts === 'never' ? null : new Date(Date.now() + Number(lasts) * DAY_MS).toISOString()
    const limit = Number.isNaN(viewLimit) ? null : viewLimit
    const allowed = { viewLimit: limit, canDownload, canComment }
    const made = await onMake({ label, code: makeAccessCode(), expiresAt, ...allowed })
    setBusy(false)
    if (made) onClose()
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="space-y-4 rounded-card bg-subtle p-4 shadow-rest"
    >
      <TextField
        autoFocus
        label={t.label}
        description={t.labelHint}
        value={label}
        maxLength={LONGEST_LABEL}
        onChange={setLabel}
        autoComplete="off"
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t.expires}
          options={LASTS.map((id) => ({ id, text: t.lasts[id] }))}
          value={lasts}
          onChange={setLasts}
        />
        <NumberField
          label={t.viewLimit}
          description={Number.isNaN(viewLimit) ? t.noLimit : undefined}
          value={viewLimit}
          minValue={1}
          maxValue={MOST_VIEWS}
          onChange={setViewLimit}
        />
      </div>
      <Switch isSelected={canDownload} onChange={setCanDownload}>
        {t.canDownload}
      </Switch>
      <Switch isSelected={canComment} onChange={setCanComment}>
        {t.canComment}
      </Switch>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>{t.cancel}</Button>
        <Button type="submit" look="primary" isPending={isBusy}>
          {t.create}
        </Button>
      </div>
    </form>
  )
}
