import { useTexts } from '~/i18n/use-texts'
import { TEST_TEXTS } from './texts'

const COLOURS = [
  'bg-canvas',
  'bg-surface',
  'bg-subtle',
  'bg-hover',
  'bg-pressed',
  'bg-line',
  'bg-input',
  'bg-muted',
  'bg-ink',
  'bg-accent-tint',
  'bg-accent',
  'bg-link',
  'bg-danger-tint',
  'bg-danger',
  'bg-success-tint',
  'bg-success',
  'bg-warning-tint',
  'bg-warning',
]
const SIZES = [
  'text-xs',
  'text-sm',
  'text-base',
  'text-md',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-4xl',
  'text-5xl',
]

export function Swatches() {
  const t = useTexts(TEST_TEXTS)
  return (
    <>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-9">
        {COLOURS.map((colour) => (
          <li key={colour} className="text-xs text-muted">
            <span className={`mb-1 block h-11 rounded-control shadow-rest ${colour}`} />
            {colour.slice(3)}
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-2 overflow-hidden">
        {SIZES.map((size) => (
          <li key={size} className={`truncate text-ink ${size}`}>
            {t.sample}
          </li>
        ))}
      </ul>
    </>
  )
}
