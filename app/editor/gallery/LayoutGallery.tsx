import { LayoutGrid } from 'lucide-react'
import { useCallback, useState } from 'react'
import { RadioGroup } from 'react-aria-components/RadioGroup'
import { LAYOUT_CODES, LAYOUT_NAMES, type LayoutCode } from '../../../collections/layout-codes'
import { Button } from '~/components/ui/Button'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { getLayout } from '../../document/layouts/registry'
import type { Planned } from '../page/use-page-plan'
import { useEditor } from '../session/editor-context'
import { offerUndo } from '../session/offer-undo'
import { FullDialog } from '../ui/FullDialog'
import { GALLERY_TEXTS } from './gallery-texts'
import { LayoutCard } from './LayoutCard'
import { PreviewPane } from './PreviewPane'

type Plans = Partial<Record<LayoutCode, Planned>>

/** Every layout drawn with the person's own document, beside how it is now. Nothing changes until one is chosen. */
export function LayoutGallery({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const locale = useLocale()
  const texts = useTexts(GALLERY_TEXTS)
  // What stands under a dialog stands still; another tab's words come with the next opening.
  const [{ content, layout: current, layoutVersion }] = useState(editor.state)
  const [chosen, setChosen] = useState(current)
  const { plans, seen, see, plan } = usePlans()
  const drawing = LAYOUT_CODES.find((code) => seen.includes(code) && !plans[code])
  const isOther = chosen !== current
  const use = () => {
    editor.setLayout(chosen)
    onClose()
    offerUndo({ editor, text: texts.changed(LAYOUT_NAMES[chosen][locale]), undo: texts.undo })
  }
  return (
    <FullDialog icon={LayoutGrid} title={texts.title} onClose={onClose}>
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <RadioGroup
          aria-label={texts.layouts}
          value={chosen}
          onChange={(value) => setChosen(LAYOUT_CODES.find((code) => code === value) ?? current)}
          className="flex shrink-0 gap-4 overflow-auto border-line p-4 max-md:border-b md:w-84 md:flex-wrap md:content-start md:border-e"
        >
          {LAYOUT_CODES.map((code) => (
            <LayoutCard
              key={code}
              code={code}
              content={content}
              layout={code === current ? getLayout(code, layoutVersion) : getLayout(code)}
              isCurrent={code === current}
              isDrawn={code === drawing || plans[code] !== undefined}
              onSeen={see}
              onPlanned={plan}
            />
          ))}
        </RadioGroup>
        <div className="flex min-h-0 min-w-0 flex-1">
          <PreviewPane
            title={texts.now(LAYOUT_NAMES[current][locale])}
            planned={plans[current]}
            className={isOther ? 'max-lg:hidden' : ''}
          />
          {isOther ? (
            <PreviewPane
              key={chosen}
              title={texts.chosen(LAYOUT_NAMES[chosen][locale])}
              planned={plans[chosen]}
              className="border-line lg:border-s"
            />
          ) : null}
        </div>
      </div>
      <footer className="flex shrink-0 justify-end gap-2 border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button onPress={onClose}>{texts.cancel}</Button>
        <Button look="primary" isDisabled={!isOther} onPress={use}>
          {texts.use}
        </Button>
      </footer>
    </FullDialog>
  )
}

/** Which cards have been in sight, and the pages that were made of the document for them: one after the other. */
function usePlans() {
  const [seen, setSeen] = useState<readonly LayoutCode[]>([])
  const [plans, setPlans] = useState<Plans>({})
  const see = useCallback(
    (code: LayoutCode) => setSeen((now) => (now.includes(code) ? now : [...now, code])),
    [],
  )
  const plan = useCallback(
    (code: LayoutCode, planned: Planned) => setPlans((now) => ({ ...now, [code]: planned })),
    [],
  )
  return { plans, seen, see, plan }
}
