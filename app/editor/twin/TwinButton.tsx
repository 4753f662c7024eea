import { Languages } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { CommandButton } from '../commands/CommandButton'
import { TWIN_TEXTS } from './twin-texts'
import { useTwin } from './use-twin'

/** Opens the other language; says how much it has left behind. */
export function TwinButton({ isOpen }: { isOpen: boolean }) {
  const texts = useTexts(TWIN_TEXTS)
  const { marks } = useTwin()
  return (
    <span className="relative">
      <CommandButton
        command="twin"
        icon={Languages}
        label={texts.button(marks.length)}
        aria-expanded={isOpen}
      />
      {marks.length > 0 ? (
        <span
          aria-hidden
          className="pointer-events-none absolute -end-0.5 -top-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-xs leading-4 font-semibold text-white tabular-nums"
        >
          {marks.length > 99 ? '99+' : marks.length}
        </span>
      ) : null}
    </span>
  )
}
