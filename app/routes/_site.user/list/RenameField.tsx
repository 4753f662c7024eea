import { useEffect, useRef, useState } from 'react'
import { fieldClass } from '~/components/ui/field-class'
import { useTexts } from '~/i18n/use-texts'
import { USER_TEXTS } from '../texts'

/** Enter or leaving keeps the title, Escape does not; `onDone` gets the new title or null. */
export function RenameField({ title, onDone }: { title: string; onDone: (title: string | null) => void }) {
  const t = useTexts(USER_TEXTS)
  const [value, setValue] = useState(title)
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The menu that was just closed gives its button the focus: come after it.
    const frame = requestAnimationFrame(() => ref.current?.select())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <input
      ref={ref}
      autoFocus
      aria-label={t.renameLabel}
      value={value}
      maxLength={200}
      className={fieldClass({ size: 'sm' })}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => onDone(value.trim() || null)}
      onKeyDown={(event) => {
        // 229: the Enter that ends a composition is not ours.
        if (event.nativeEvent.isComposing || event.keyCode === 229) return
        if (event.key === 'Enter') onDone(value.trim() || null)
        if (event.key === 'Escape') onDone(null)
      }}
    />
  )
}
