import { FileDown } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useTexts } from '~/i18n/use-texts'
import { HISTORY_TEXTS } from './history-texts'
import { useFormatName } from './use-format-name'
import { useWhen } from './use-when'
import type { Version } from './version'

type Props = { exported: NonNullable<Version['exported']>; isPicked: boolean; onPick: () => void }

/** The way to what has changed since the last file was taken out, above the versions. */
export function SinceExport({ exported, isPicked, onPick }: Props) {
  const texts = useTexts(HISTORY_TEXTS)
  const when = useWhen()
  const formatOf = useFormatName()
  return (
    <div className="border-b border-line p-2">
      <ToggleButton
        isSelected={isPicked}
        onChange={onPick}
        className="flex w-full cursor-pointer items-start gap-2 rounded-control px-2 py-1.5 text-start outline-none data-focus-visible:shadow-[inset_0_0_0_2px_var(--focus)] data-hovered:bg-hover data-selected:bg-accent-tint pointer-coarse:min-h-11"
      >
        <FileDown aria-hidden className="mt-0.5 size-4 shrink-0 text-link" />
        <span className="min-w-0">
          <span className="block text-base text-ink">{texts.sinceExport}</span>
          <span className="block truncate text-sm text-muted tabular-nums">
            {`${formatOf(exported.format)} · ${when.moment(new Date(exported.at))}`}
          </span>
        </span>
      </ToggleButton>
    </div>
  )
}
