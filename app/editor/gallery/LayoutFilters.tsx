import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useTexts } from '~/i18n/use-texts'
import { GALLERY_TEXTS } from './gallery-texts'
import { LAYOUT_FILTERS, type LayoutFilter } from './layout-filters'

type Props = { value: LayoutFilter; onChange: (filter: LayoutFilter) => void }

/** Which of the layouts are shown. */
export function LayoutFilters({ value, onChange }: Props) {
  const texts = useTexts(GALLERY_TEXTS)
  return (
    <RadioGroup
      aria-label={texts.filter}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(LAYOUT_FILTERS.find((filter) => filter === chosen) ?? 'all')}
      className="flex shrink-0 gap-1.5 overflow-x-auto px-4 pt-4 max-md:pb-1 md:flex-wrap"
    >
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
