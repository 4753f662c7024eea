import { Copy, Download } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { buttonClass } from '~/components/ui/button-class'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { SECURITY_TEXTS } from './security-texts'

/** Codes that are shown once, to copy or to keep as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useTexts(SECURITY_TEXTS)
  const text = codes.join('\n')
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t.codesText}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card border border-line p-4 font-mono text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => void navigator.clipboard.writeText(text).then(() => toast.success(t.copied))}>
          <Copy aria-hidden className="size-4" />
          {t.copy}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="jianli-recovery-codes.txt"
          className={buttonClass()}
        >
          <Download aria-hidden className="size-4" />
          {t.save}
        </a>
        <Button look="primary" className="ms-auto" onPress={onDone}>
          {t.done}
        </Button>
      </div>
    </div>
  )
}
