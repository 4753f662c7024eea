'use client'

import { Button, toast } from '@payloadcms/ui'
import { saveFile } from '../../../app/components/ui/save-file'
import { copyText } from '../../../app/session/share/copy-text'
import type { BatchTexts } from './texts'

export function MadeCodes({ codes, t }: { codes: string[]; t: BatchTexts }) {
  const text = codes.join('\n')
  const copy = async () => {
    if (await copyText(text)) toast.success(t.copied)
    else toast.error(t.notCopied)
  }
  const save = () =>
    saveFile({ file: new Blob([`${text}\n`], { type: 'text/plain' }), name: 'invite-codes.txt' })
  return (
    <div>
      <p role="status">{t.made(codes.length)}</p>
      <textarea readOnly aria-label={t.title} rows={Math.min(codes.length, 10)} value={text} />
      <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
        {t.copy}
      </Button>
      <Button buttonStyle="secondary" margin={false} onClick={save}>
        {t.download}
      </Button>
    </div>
  )
}
