import { useRef, useState } from 'react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { EDIT_TEXTS } from './texts'
import type { Draft } from './use-guide-draft'

export type CoverFieldProps = { cover: Draft['cover']; onChange: (id: string | null) => void }

/** The picture above a guide: sent at once, used when the guide is saved. */
export function CoverField({ cover, onChange }: CoverFieldProps) {
  const t = useTexts(EDIT_TEXTS)
  const input = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState(cover?.url ?? '')
  const [busy, setBusy] = useState(false)
  const upload = async (file: File) => {
    setBusy(true)
    try {
      const sent = await call('POST /upload/file', { input: { file, purpose: 'article' } })
      setUrl(sent.url)
      onChange(sent.id)
    } finally {
      setBusy(false)
    }
  }
  const drop = () => {
    setUrl('')
    onChange(null)
  }
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold text-ink">{t.cover}</p>
      {url && <img src={url} alt="" className="mb-2 aspect-[16/9] w-full rounded-control object-cover" />}
      <div className="flex gap-2">
        <Button size="sm" isPending={busy} onPress={() => input.current?.click()}>
          {t.chooseCover}
        </Button>
        {url && (
          <Button size="sm" look="ghost" onPress={drop}>
            {t.dropCover}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Calls have told of their own failures.
          if (file) upload(file).catch(() => undefined)
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
