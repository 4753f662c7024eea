import type { LucideIcon } from 'lucide-react'
import { IconButton } from '~/components/ui/IconButton'
import { jumpTo } from '../sections/jump-to'

type RailEntry = {
  id: string
  name: string
  icon: LucideIcon
  /** Finds what the entry leads to, once the panel is open. */
  selector: string
}

type Props = { entries: readonly RailEntry[]; onOpen: (id: string) => void }

/** The parts of a folded panel as icons: each opens it at its part. */
export function Rail({ entries, onOpen }: Props) {
  const jump = ({ id, selector }: RailEntry) => {
    onOpen(id)
    jumpTo(selector)
  }
  return (
    <>
      <span aria-hidden className="my-2 h-px w-6 bg-line" />
      <div className="flex min-h-0 flex-col gap-1 overflow-y-auto px-2 [scrollbar-width:none]">
        {entries.map((entry) => (
          <IconButton
            icon={entry.icon}
            key={entry.id}
            label={entry.name}
            className="shrink-0 text-muted"
            onPress={() => jump(entry)}
          />
        ))}
      </div>
    </>
  )
}
