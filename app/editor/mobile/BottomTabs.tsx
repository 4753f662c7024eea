import type { LucideIcon } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '~/components/ui/cx'

type Tab<Id> = {
  id: Id
  icon: LucideIcon
  name: string
  /** How much waits there, and how that is said. */
  waiting?: { count: number; name: string } | undefined
}

type Props<Id extends string> = {
  /** The name of the list of tabs. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  isHidden: boolean
}

const COUNT =
  'absolute start-3.5 -top-1.5 min-w-4 rounded-full bg-accent px-1 text-center text-xs leading-4 font-semibold text-white tabular-nums'

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
      {tabs.map(({ id, icon: Icon, name, waiting }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-label={waiting?.name}
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId(id) : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className="flex flex-1 cursor-pointer flex-col items-center justify-center gap-1 text-xs text-muted focus-visible:-outline-offset-4 aria-selected:font-semibold aria-selected:text-link"
        >
          <span className="relative">
            <Icon aria-hidden className="size-5" />
            {waiting ? <span className={COUNT}>{Math.min(waiting.count, 99)}</span> : null}
          </span>
          {name}
        </button>
      ))}
    </div>
  )
}

type PanelProps = {
  id: string
  isShown: boolean
  /** Drawn while it isn't shown, too; or from when it first was. */
  isKept?: boolean | 'once shown'
  /** Shown above another, whose tab is selected. */
  isBeside?: boolean
  isForm?: boolean
  className?: string
  children: ReactNode
}

export function BottomPanel(props: PanelProps) {
  const { id, isShown, isKept = false, isBeside = false, isForm, className, children } = props
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  if (!isShown && !(isKept === 'once shown' ? wasShown : isKept)) return null
  return (
    <div
      {...(isBeside
        ? { 'data-beside': '' }
        : { role: 'tabpanel', id: panelId(id), 'aria-labelledby': tabId(id) })}
      inert={!isShown}
      data-forms={isForm ? '' : undefined}
      className={cx('min-h-0 flex-1', isShown ? className : 'hidden')}
    >
      {children}
    </div>
  )
}
