import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '~/components/ui/Button'
import { PICTURE_TYPES } from '../../../collections/media/picture-types'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { EDIT_TEXTS } from './texts'
import type { Draft } from './use-guide-draft'

export type CoverFieldProps = { cover: Draft['cover']; onChange: (id: string | null) => void }

/** The picture above a guide: sent at once, used when the guide is saved. */
export function CoverField({ cover, onChange }: CoverFieldProps) {
  const t = useTexts(EDIT_TEXTS)
  const [url, setUrl] = useState(cover?.url ?? '')
  const [busy, setBusy] = useState(false)
  const upload = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      const sent = await call('POST /upload/file', { input: { file, purpose: 'article' } })
      setUrl(sent.url)
      onChange(sent.id)
    } catch {
      // the call has told of its own failure
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
        <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={(files) => void upload(files?.[0])}>
          <Button size="sm" isPending={busy}>
            {t.chooseCover}
          </Button>
        </FileTrigger>
        {url && (
          <Button size="sm" look="ghost" onPress={drop}>
            {t.dropCover}
          </Button>
        )}
      </div>
    </div>
  )
}
