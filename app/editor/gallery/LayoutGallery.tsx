import { LayoutGrid } from 'lucide-react'
import { useState, useMemo } from 'react'
import { Label } from 'react-aria-components/Label'
import { RadioGroup, Radio } from 'react-aria-components/RadioGroup'
import { LAYOUT_CODES, LAYOUT_NAMES, type LayoutCode } from '../../../collections/layout-codes'
import { Button } from '~/components/ui/Button'
import { Switch } from '~/components/ui/Switch'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { fontSheet } from '../page/font-sheet'
import { chooseLayout } from '../edits/choose-layout'
import { useEditor } from '../session/editor-context'
import { offerUndo } from '../session/offer-undo'
import { DialogFooter, FullDialog } from '../ui/FullDialog'
import { DrawnPages } from './DrawnPages'
import { GALLERY_TEXTS } from './gallery-texts'
import { LayoutCard } from './LayoutCard'
import { LAYOUT_FILTERS, passes, type LayoutFilter } from './layout-filters'
import { PreviewPane } from './PreviewPane'
import { usePlans, useProposals } from './use-drawn-layouts'

/** Every layout drawn with the person's own document, beside how it is now. Nothing changes until one is chosen. */
export function LayoutGallery({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const locale = useLocale()
  const texts = useTexts(GALLERY_TEXTS)
  const [withLook, setWithLook] = useState(true)
  const gallery = useGallery({ withLook })
  const { current, chosen, shown, proposals, plans, next } = gallery
  const use = () => {
    chooseLayout({ editor, layout: chosen, withLook })
    onClose()
    offerUndo({ editor, text: texts.changed(LAYOUT_NAMES[chosen][locale]) })
  }
  return (
    <FullDialog icon={LayoutGrid} title={texts.title} onClose={onClose}>
      {gallery.fonts.map((content) => (
        <link key={fontSheet(content)} rel="stylesheet" href={fontSheet(content)} />
      ))}
      {/* On a phone the page is above what is chosen from, as everywhere. */}
      <div className="flex min-h-0 flex-1 max-md:flex-col-reverse">
        <div className="flex shrink-0 flex-col border-line max-md:border-t md:w-84 md:border-e">
          <LayoutFilters value={gallery.filter} onChange={gallery.setFilter} />
          <RadioGroup
            aria-label={texts.layouts}
            value={chosen}
            onChange={(value) => gallery.choose(LAYOUT_CODES.find((code) => code === value) ?? current)}
            className="flex min-h-0 gap-4 overflow-auto p-4 max-md:py-2 md:flex-1 md:flex-wrap md:content-start md:justify-between md:gap-x-2"
          >
            {shown.map((code) => (
              <LayoutCard
                key={proposals[code].key}
                proposal={proposals[code]}
                isCurrent={code === current}
                isNext={code === next}
                planned={plans[proposals[code].key]}
                onSeen={gallery.see}
                onPlanned={gallery.plan}
              />
            ))}
          </RadioGroup>
        </div>
        {next && !shown.includes(next) ? (
          // chosen and then filtered away: made out of sight, for the preview
          <div aria-hidden inert className="sr-only">
            <DrawnPages
              key={proposals[next].key}
              proposal={proposals[next]}
              width={1}
              onPlanned={gallery.plan}
            />
          </div>
        ) : null}
        <Previews gallery={gallery} />
      </div>
      <DialogFooter>
        <Switch isSelected={withLook} onChange={setWithLook} className="me-auto max-md:w-full">
          {texts.ownLook}
        </Switch>
        <Button onPress={onClose}>{texts.cancel}</Button>
        <Button look="primary" isDisabled={chosen === current} onPress={use}>
          {texts.use}
        </Button>
      </DialogFooter>
    </FullDialog>
  )
}

type Props = { value: LayoutFilter; onChange: (filter: LayoutFilter) => void }

/** Which of the layouts are shown. */
function LayoutFilters({ value, onChange }: Props) {
  const texts = useTexts(GALLERY_TEXTS)
  return (
    <RadioGroup
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(LAYOUT_FILTERS.find((filter) => filter === chosen) ?? 'all')}
      className="flex shrink-0 items-center gap-1.5 overflow-x-auto px-4 pt-4 max-md:pt-2 max-md:pb-1 md:flex-wrap"
    >
      <Label className="w-full shrink-0 text-sm text-muted max-md:sr-only">{texts.filter}</Label>
      {LAYOUT_FILTERS.map((filter) => (
        <Radio
          key={filter}
          value={filter}
          className="flex h-7 shrink-0 cursor-pointer items-center rounded-full px-2.5 text-sm text-muted shadow-[inset_0_0_0_1px_var(--sand-7)] transition outline-none data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus data-hovered:bg-hover data-hovered:text-ink data-selected:bg-accent-tint data-selected:text-link data-selected:shadow-[inset_0_0_0_1px_var(--indigo-8)] pointer-coarse:h-11 pointer-coarse:px-4"
        >
          {texts.filters[filter]}
        </Radio>
      ))}
    </RadioGroup>
  )
}

/** The document as it is, and beside it as it would be. */
function Previews({ gallery }: { gallery: Gallery }) {
  const locale = useLocale()
  const texts = useTexts(GALLERY_TEXTS)
  const { current, chosen, proposals, plans } = gallery
  const isOther = chosen !== current
  const { key } = proposals[chosen]
  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      <PreviewPane
        title={texts.now(LAYOUT_NAMES[current][locale])}
        planned={plans[proposals[current].key]}
        className={isOther ? 'max-lg:hidden' : ''}
      />
      {isOther ? (
        <PreviewPane
          key={key}
          title={texts.chosen(LAYOUT_NAMES[chosen][locale])}
          planned={plans[key]}
          className="border-line lg:border-s"
        />
      ) : null}
    </div>
  )
}

type Gallery = ReturnType<typeof useGallery>

/** What the gallery shows, what is chosen, and whose pages are made next. */
function useGallery({ withLook }: { withLook: boolean }) {
  const editor = useEditor()
  // What stands under a dialog stands still; another tab's words come with the next opening.
  const [state] = useState(editor.state)
  const current = state.layout
  const [chosen, choose] = useState<LayoutCode>(current)
  const [filter, setFilter] = useState<LayoutFilter>('all')
  const proposals = useProposals({ state, withLook })
  const { plans, seen, see, plan } = usePlans()
  // The one of the document leads.
  const shown = LAYOUT_CODES.filter((code) => passes(filter, proposals[code])).toSorted(
    (a, b) => Number(b === current) - Number(a === current),
  )
  // Both previews go before the cards; of those only the ones that are here can be drawn.
  const next = [current, chosen, ...seen.filter((code) => shown.includes(code))].find(
    (code) => !plans[proposals[code].key],
  )
  const drawn = useMemo(() => {
    const contents = Object.values(plans).flatMap((planned) => (planned ? [planned.content] : []))
    return next ? [...contents, proposals[next].content] : contents
  }, [plans, proposals, next])
  const fonts = [...new Map(drawn.map((content) => [content.config.font, content])).values()]
  return { current, chosen, choose, filter, setFilter, shown, proposals, plans, next, fonts, see, plan }
}
