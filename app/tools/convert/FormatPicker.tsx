import { cx } from '~/components/ui/cx'
import { WRITTEN_FORMATS, type WrittenFormat } from '~/features/interchange/write-resume'
import { useTexts } from '~/i18n/use-texts'
import { CONVERT_TEXTS } from './texts'

type Props = { format: WrittenFormat; onFormat: (format: WrittenFormat) => void }

export function FormatPicker({ format, onFormat }: Props) {
  const t = useTexts(CONVERT_TEXTS)
  return (
    <fieldset>
      <legend className="mb-2 text-base font-semibold text-ink">{t.target}</legend>
      <div className="grid gap-1">
        {WRITTEN_FORMATS.map((id) => (
          <label
            key={id}
            className={cx(
              'flex min-h-9 cursor-pointer items-start gap-3 rounded-menu px-3 py-2 transition pointer-coarse:min-h-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
              id === format ? 'bg-accent-tint' : 'hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name="format"
              checked={id === format}
              onChange={() => onFormat(id)}
              className="mt-1 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0">
              <span className="block text-base text-ink">{t.formats[id]}</span>
              {id === format && <span className="block text-sm text-muted">{t.formatHints[id]}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
