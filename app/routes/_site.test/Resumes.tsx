import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { ShareDialog } from '~/session/share/ShareDialog'
import { PaperTray } from '~/components/templates/PaperTray'
import { Badge } from '~/components/ui/Badge'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { TEST_TEXTS } from './texts'

/** A resume in a list, in each of its states, and the dialog that shares it; nothing is stored. */
export function Resumes() {
  const t = useTexts(TEST_TEXTS)
  const [code, setCode] = useState<string>()
  const shared = (
    <Badge tone="accent" className="absolute inset-s-3 top-3 shadow-float">
      <Link2 aria-hidden className="size-3" />
      {t.tray.shared}
    </Badge>
  )
  return (
    <>
      <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3">
        {(['rest', 'shared', 'dimmed'] as const).map((state) => (
          <li key={state} className="group">
            <PaperTray dimmed={state === 'dimmed'} over={state === 'shared' && shared}>
              <span className="block aspect-210/297 space-y-2 p-4">
                {[60, 100, 90, 100, 40].map((width, i) => (
                  <span key={i} className="block h-1.5 bg-[#dad9d6]" style={{ width: `${width}%` }} />
                ))}
              </span>
            </PaperTray>
            <p className="mt-2 text-sm text-muted">{t.tray[state]}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => setCode('')}>{t.shareOff}</Button>
        <Button onPress={() => setCode('48201957')}>{t.shareOn}</Button>
      </div>
      {code === undefined ? null : (
        <ShareDialog
          id="example"
          code={code}
          onStore={(next) => {
            setCode(next)
            return Promise.resolve(true)
          }}
          onClose={() => setCode(undefined)}
        />
      )}
    </>
  )
}
