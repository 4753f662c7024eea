import { LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { RadioGroup } from 'react-aria-components/RadioGroup'
import { LAYOUT_CODES, LAYOUT_NAMES } from '../../../collections/layout-codes'
import { Button } from '~/components/ui/Button'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { getLayout } from '../../document/layouts/registry'
import { useEditor } from '../session/editor-context'
import { offerUndo } from '../session/offer-undo'
import { FullDialog } from '../ui/FullDialog'
import { GALLERY_TEXTS } from './gallery-texts'
import { LayoutCard } from './LayoutCard'
import { layoutsOf, type LayoutFilter } from './layout-filters'
import { LayoutFilters } from './LayoutFilters'
import { PreviewPane } from './PreviewPane'
import { useContents, usePlans } from './use-drawn-layouts'

/** Every layout drawn with the person's own document, beside how it is now. Nothing changes until one is chosen. */
export function LayoutGallery({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const locale = useLocale()
  const texts = useTexts(GALLERY_TEXTS)
  // What stands under a dialog stands still; another tab's words come with the next opening.
  const [{ content, layout: current, layoutVersion }] = useState(editor.state)
  const [chosen, setChosen] = useState(current)
  const [filter, setFilter] = useState<LayoutFilter>('all')
  const contents = useContents({ content, current })
  const { plans, drawing, see, plan } = usePlans()
  // The one of the document leads, and so is drawn before the others.
  const shown = layoutsOf(filter).toSorted((a, b) => Number(b === current) - Number(a === current))
  const isOther = chosen !== current
  const use = () => {
    editor.setLayout(chosen)
    onClose()
    offerUndo({ editor, text: texts.changed(LAYOUT_NAMES[chosen][locale]), undo: texts.undo })
  }
  return (
    <FullDialog icon={LayoutGrid} title={texts.title} onClose={onClose}>
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <div className="flex shrink-0 flex-col border-line max-md:border-b md:w-84 md:border-e">
          <LayoutFilters value={filter} onChange={setFilter} />
          <RadioGroup
            aria-label={texts.layouts}
            value={chosen}
            onChange={(value) => setChosen(LAYOUT_CODES.find((code) => code === value) ?? current)}
            className="flex min-h-0 gap-4 overflow-auto p-4 md:flex-1 md:flex-wrap md:content-start"
          >
            {shown.map((code) => (
              <LayoutCard
                key={code}
                code={code}
                content={contents.get(code) ?? content}
                layout={code === current ? getLayout(code, layoutVersion) : getLayout(code)}
                isCurrent={code === current}
                isDrawn={code === drawing || plans[code] !== undefined}
                onSeen={see}
                onPlanned={plan}
              />
            ))}
          </RadioGroup>
        </div>
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
