import { Trash2 } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { CALLOUT_KIND_KEYS, CALLOUT_KINDS } from '../../../../collections/guides/callout-kinds'
import { IconButton } from '~/components/ui/IconButton'
import { Select } from '~/components/ui/Select'
import { TextArea } from '~/components/ui/TextArea'
import { TextField } from '~/components/ui/TextField'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { EDIT_TEXTS } from '../texts'
import type { StoredNode } from './stored-nodes'

type Fields = Record<string, unknown>
type KeptViewProps = { stored: StoredNode; onChange: (stored: StoredNode) => void; onRemove: () => void }
type FormProps = { fields: Fields; set: (fields: Fields) => void }

/** A block or a picture among the text, with the form of its fields. */
export function KeptView({ stored, onChange, onRemove }: KeptViewProps) {
  const t = useTexts(EDIT_TEXTS)
  const fields = (stored.fields ?? {}) as Fields
  const set = (next: Fields) => onChange({ ...stored, fields: { ...fields, ...next } })
  const kind = stored.type === 'block' ? String(fields.blockType) : stored.type
  if (kind === 'horizontalrule') return <hr className="my-6 border-line-strong" />
  const form: Record<string, ReactNode> = {
    callout: <Callout fields={fields} set={set} />,
    code: <Code fields={fields} set={set} />,
    'template-card': <Template fields={fields} set={set} />,
    upload: <Picture fields={fields} set={set} stored={stored} />,
  }
  return (
    <div className="my-4 rounded-card border border-line bg-surface p-4" contentEditable={false}>
      <div className="mb-2 flex items-center justify-between text-sm font-semibold text-muted">
        {kind in t.blocks ? t.blocks[kind as keyof typeof t.blocks] : t.unknownBlock}
        <IconButton icon={Trash2} label={t.removeBlock} look="ghost" onPress={onRemove} />
      </div>
      {form[kind]}
    </div>
  )
}

function Callout({ fields, set }: FormProps) {
  const t = useTexts(EDIT_TEXTS)
  const locale = useLocale()
  return (
    <div className="grid gap-3">
      <Select
        label={t.kind}
        value={CALLOUT_KIND_KEYS.find((key) => key === fields.kind) ?? 'tip'}
        onChange={(kind) => set({ kind })}
        options={CALLOUT_KIND_KEYS.map((id) => ({ id, text: CALLOUT_KINDS[id][locale] }))}
      />
      <TextArea
        label={t.calloutText}
        rows={3}
        value={String(fields.text ?? '')}
        onChange={(text) => set({ text })}
      />
    </div>
  )
}

function Code({ fields, set }: FormProps) {
  const t = useTexts(EDIT_TEXTS)
  return (
    <TextArea
      label={t.blocks.code}
      rows={5}
      value={String(fields.code ?? '')}
      onChange={(code) => set({ code })}
    />
  )
}

function Template({ fields, set }: FormProps) {
  const t = useTexts(EDIT_TEXTS)
  const [options, setOptions] = useState<{ id: string; text: string }[]>([])
  useEffect(() => {
    const wanted = { input: { pageSize: 100 } }
    call('POST /template/list', wanted).then(
      ({ list }) => setOptions(list.map(({ code, title }) => ({ id: code, text: `${title} · ${code}` }))),
      () => undefined,
    )
  }, [])
  const code = String(fields.code ?? '')
  const known =
    options.some(({ id }) => id === code) || code === '' ? options : [{ id: code, text: code }, ...options]
  return (
    <Select
      label={t.template}
      value={code || null}
      options={known}
      onChange={(next) => set({ code: next })}
    />
  )
}

function Picture({ fields, set, stored }: FormProps & { stored: StoredNode }) {
  const t = useTexts(EDIT_TEXTS)
  const url = usePicture(stored.value)
  return (
    <div className="grid gap-3">
      {url && <img src={url} alt="" className="max-h-80 rounded-control object-contain" />}
      <TextField label={t.alt} value={String(fields.alt ?? '')} onChange={(alt) => set({ alt })} />
      <TextField
        label={t.caption}
        value={String(fields.caption ?? '')}
        onChange={(caption) => set({ caption })}
      />
    </div>
  )
}

/** The address of a stored picture; article pictures are for everybody to see. */
function usePicture(id: unknown): string {
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (typeof id !== 'string') return
    fetch(`/api/media/${encodeURIComponent(id)}?depth=0`)
      .then((answer) => (answer.ok ? (answer.json() as Promise<{ url?: string }>) : {}))
      .then((media: { url?: string }) => setUrl(media.url ?? ''))
      .catch(() => undefined)
  }, [id])
  return url
}
