import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { buttonClass } from '~/components/ui/button-class'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { SHELL_TEXTS } from './texts'
import { usePastedFiles } from './use-pasted-files'

export type FileDropProps = {
  /** As the browser's file dialog takes it: ".pdf,application/pdf". */
  accept: string
  /** Named kinds and the largest size, for people. */
  hint: string
  multiple?: boolean
  /** A narrow bar, once something is open. */
  compact?: boolean
  onFiles: (files: File[]) => void
}

/** The files of a box, once, whichever hears of them first; the same file can be chosen again after. */
function takeFiles(box: HTMLInputElement | null): File[] {
  const files = Array.from(box?.files ?? [])
  if (box) box.value = ''
  return files
}

/** Takes files by drop, by button and by paste. */
export function FileDrop({ accept, hint, multiple = false, compact = false, onFiles }: FileDropProps) {
  const t = useTexts(SHELL_TEXTS)
  const [isOver, setOver] = useState(false)
  usePastedFiles(onFiles)
  const input = useRef<HTMLInputElement>(null)
  const first = useRef(onFiles)
  useEffect(() => {
    // chosen before the page came alive
    const files = takeFiles(input.current)
    if (files.length > 0) first.current(files)
  }, [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = Array.from(event.dataTransfer.files)
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'flex items-center gap-x-4 gap-y-3 rounded-card border border-dashed text-center transition',
        isOver ? 'border-accent bg-accent-tint' : 'border-line-strong bg-subtle',
        compact ? 'flex-wrap px-4 py-3' : 'flex-col px-6 py-12',
      )}
    >
      {!compact && (
        <span className="flex size-12 items-center justify-center rounded-card bg-surface text-muted shadow-rest">
          <FileUp aria-hidden className="size-5" />
        </span>
      )}
      <span className={cx('font-semibold text-ink pointer-coarse:hidden', compact ? 'text-base' : 'text-md')}>
        {isOver ? t.dropActive : t.drop}
      </span>
      <label
        className={buttonClass({
          look: compact ? 'secondary' : 'primary',
          className:
            'relative pointer-coarse:h-11 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        })}
      >
        {multiple ? t.chooseMany : t.choose}
        <input
          ref={input}
          type="file"
          accept={accept}
          multiple={multiple}
          className="absolute inset-0 cursor-pointer opacity-0 [font-size:0]"
          onChange={({ currentTarget }) => {
            const files = takeFiles(currentTarget)
            if (files.length > 0) onFiles(files)
          }}
        />
      </label>
      <span className={cx('text-sm text-muted', compact && 'max-sm:hidden')}>{hint}</span>
      {!compact && <span className="text-sm text-muted pointer-coarse:hidden">{t.paste}</span>}
    </div>
  )
}
