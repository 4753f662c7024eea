import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '~/components/ui/button-class'
import { HistoryButtons } from '../bar/HistoryButtons'
import { SaveSlot } from '../bar/SaveSlot'
import { CommentsButton } from '../comments/CommentsButton'
import { useWayBack } from '../offline/use-way-back'

/** Back, whether it is saved, undo and redo. */
export function MobileBar({ onRefused }: Pick<Parameters<typeof SaveSlot>[0], 'onRefused'>) {
  const { name, link } = useWayBack()
  return (
    <header className="flex h-12 shrink-0 items-center border-b border-line pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      <Link {...link} aria-label={name} className={buttonClass({ look: 'ghost', size: 'lg', square: true })}>
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <div className="min-w-0 flex-1">
        <SaveSlot onRefused={onRefused} />
      </div>
      <CommentsButton size="lg" />
      <HistoryButtons size="lg" />
    </header>
  )
}
