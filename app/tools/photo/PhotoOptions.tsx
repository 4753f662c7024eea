import { useId, type ReactNode } from 'react'
import { NativeSelect } from '~/components/ui/NativeSelect'
import { PHOTO_SIZES, type PhotoSize } from '~/features/photo/photo-sizes'
import { useTexts } from '~/i18n/use-texts'
import { PHOTO_TEXTS } from './texts'

export type WantedColor = 'any' | 'white' | 'blue' | 'red'

const LIMITS = [20, 50, 100, 200, 500, 0]
const COLORS: WantedColor[] = ['any', 'white', 'blue', 'red']

type Props = {
  size: PhotoSize
  limit: number
  wanted: WantedColor
  onSize: (size: PhotoSize) => void
  onLimit: (limit: number) => void
  onWanted: (wanted: WantedColor) => void
}

export function PhotoOptions({ size, limit, wanted, onSize, onLimit, onWanted }: Props) {
  const t = useTexts(PHOTO_TEXTS)
  const pick = (id: string) => {
    const found = PHOTO_SIZES.find((other) => other.id === id)
    if (found) onSize(found)
  }
  const color = (id: string) => COLORS.find((other) => other === id) ?? 'any'
  return (
    <div className="space-y-4">
      <Choice
        label={t.size}
        value={size.id}
        onValue={pick}
        note={t.measures(size.mm.join(' × '), `${size.width} × ${size.height}`)}
      >
        {PHOTO_SIZES.map(({ id, mm }) => (
          <option key={id} value={id}>
            {t.sizes[id]} · {mm.join(' × ')} mm
          </option>
        ))}
      </Choice>
      <div className="grid grid-cols-2 gap-3">
        <Choice label={t.limit} value={String(limit)} onValue={(value) => onLimit(Number(value))}>
          {LIMITS.map((kb) => (
            <option key={kb} value={kb}>
              {t.limits(kb)}
            </option>
          ))}
        </Choice>
        <Choice label={t.wanted} value={wanted} onValue={(value) => onWanted(color(value))}>
          {COLORS.map((id) => (
            <option key={id} value={id}>
              {t.wantedColors[id]}
            </option>
          ))}
        </Choice>
      </div>
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  note?: string
  onValue: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, note, onValue, children }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <NativeSelect
        id={id}
        value={value}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      >
        {children}
      </NativeSelect>
      {note && (
        <p id={`${id}-note`} className="mt-1 text-sm text-muted tabular-nums">
          {note}
        </p>
      )}
    </div>
  )
}
