import { Languages } from 'lucide-react'
import { IconButton } from '~/components/ui/IconButton'
import { useTexts } from '~/i18n/use-texts'
import { useCommand } from '../commands/commands-context'
import { shownKeys } from '../ui/shown-keys'
import { TWIN_TEXTS } from './twin-texts'
import { useTwin } from './use-twin'

/** Opens the other language; says how much it has left behind. */
export function TwinButton({ isOpen }: { isOpen: boolean }) {
  const texts = useTexts(TWIN_TEXTS)
  const { marks } = useTwin()
  const command = useCommand('twin')
  const [keys] = command.keys ?? []
  return (
    <span className="relative">
      <IconButton
        label={texts.button(marks.length)}
        {...(keys ? { shortcut: shownKeys(keys) } : {})}
        size="sm"
        aria-expanded={isOpen}
        onPress={() => command.run({ focus: false })}
      >
        <Languages aria-hidden className="size-4" />
      </IconButton>
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
