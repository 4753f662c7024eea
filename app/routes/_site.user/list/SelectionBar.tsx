import { FileDown, Tag, Trash2, X } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { IconButton } from '~/components/ui/IconButton'
import { useTexts } from '~/i18n/use-texts'
import { USER_TEXTS } from '../texts'
import { LIST_TEXTS } from './texts'
import type { Selection } from './use-selection'

type Props = { selection: Selection; onTag: () => void; onExport: () => void; onRemove: () => void }

/** What one can do with several resumes at once; there while some are selected. */
export function SelectionBar({ selection, onTag, onExport, onRemove }: Props) {
  const t = useTexts(LIST_TEXTS)
  const { remove } = useTexts(USER_TEXTS)
  const { length } = selection.ids
  return (
    <>
      <p role="status" className="sr-only">
        {length > 0 ? t.selected(length) : ''}
      </p>
      {length > 0 && (
        <div
          role="group"
          aria-label={t.selection}
          className="sticky bottom-4 z-20 mx-auto mt-8 flex w-fit max-w-full flex-wrap items-center justify-center gap-2 rounded-menu bg-float p-2 shadow-float"
        >
          <span className="px-2 text-base font-semibold text-ink tabular-nums">{t.selected(length)}</span>
          <Button size="sm" look="ghost" onPress={selection.all}>
            {t.selectAll}
          </Button>
          <Button size="sm" look="ghost" onPress={onTag}>
            <Tag aria-hidden className="size-4" />
            {t.tag}
          </Button>
          <Button size="sm" look="ghost" onPress={onExport}>
            <FileDown aria-hidden className="size-4" />
            {t.exportFile}
          </Button>
          <Button size="sm" look="ghost" className="text-danger" onPress={onRemove}>
            <Trash2 aria-hidden className="size-4" />
            {remove}
          </Button>
          <IconButton icon={X} label={t.clearSelection} onPress={selection.clear} />
        </div>
      )}
    </>
  )
}
