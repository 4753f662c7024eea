import { Languages } from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import { CommandButton } from '../commands/CommandButton'
import { twinBehind } from './twin-behind'
import { TWIN_NAMES } from './twin-names'

/** Opens the other language; says how much it has left behind. */
export function TwinButton({ isOpen }: { isOpen: boolean }) {
  const texts = useTexts(TWIN_NAMES)
  const count = useValue(twinBehind)
  return (
    <span className="relative">
      <CommandButton command="twin" icon={Languages} label={texts.button(count)} aria-expanded={isOpen} />
      {count > 0 ? (
        <span
          aria-hidden
          className="pointer-events-none absolute -end-0.5 -top-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-xs leading-4 font-semibold text-white tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </span>
  )
}
