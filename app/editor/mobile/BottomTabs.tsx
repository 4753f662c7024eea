import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from '~/components/ui/cx'

type Props<Id extends string> = {
  /** The name of the list of tabs. */
  label: string
  tabs: readonly { id: Id; icon: LucideIcon; name: string }[]
  selected: Id
  onSelect: (id: Id) => void
  isHidden: boolean
}

const tabId = (id: string) => `editor-tab-${id}`
const panelId = (id: string) => `editor-panel-${id}`

/** The parts of the editor on a phone, below them. Keys go from one to the next. */
export function BottomTabs<Id extends string>({ label, tabs, selected, onSelect, isHidden }: Props<Id>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected)
    const places: Partial<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: -1,
    }
    const to = event.altKey ? undefined : places[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      data-bottom-bar
      hidden={isHidden}
      onKeyDown={onKeyDown}
      className="flex h-[calc(4rem+env(safe-area-inset-bottom))] shrink-0 border-t border-line bg-surface pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] [&[hidden]]:hidden"
    >
      {tabs.map(({ id, icon: Icon, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId(id) : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className="flex flex-1 cursor-pointer flex-col items-center justify-center gap-1 text-xs text-muted focus-visible:-outline-offset-4 aria-selected:font-semibold aria-selected:text-link"
        >
          <Icon aria-hidden className="size-5" />
          {name}
        </button>
      ))}
    </div>
  )
}

type PanelProps = {
  id: string
  isShown: boolean
  /** Drawn while it isn't shown, too. */
  isKept?: boolean
  isForm?: boolean
  className?: string
  children: ReactNode
}

export function BottomPanel({ id, isShown, isKept = false, isForm, className, children }: PanelProps) {
  if (!isShown && !isKept) return null
  return (
    <div
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabId(id)}
      inert={!isShown}
      data-forms={isForm ? '' : undefined}
      className={cx('min-h-0 flex-1', isShown ? className : 'hidden')}
    >
      {children}
    </div>
  )
}
