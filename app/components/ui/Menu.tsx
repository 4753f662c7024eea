import { Check, ChevronRight } from 'lucide-react'
import { createContext, useContext, type ReactNode, type RefObject } from 'react'
import { Keyboard } from 'react-aria-components/Keyboard'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  MenuTrigger,
  SubmenuTrigger,
} from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { cx } from './cx'
import { OPTION, POPOVER } from './overlay-class'

export type MenuItemProps = {
  id?: string
  icon?: ReactNode
  shortcut?: string
  danger?: boolean
  isDisabled?: boolean
  href?: string
  onAction?: () => void
  children: string
}

/** `trigger` is a Button or IconButton; children are MenuItem, MenuCheck and MenuLine. */
export function Menu(props: {
  label: string
  trigger: ReactNode
  placement?: PopoverProps['placement']
  children: ReactNode
}) {
  return (
    <MenuTrigger>
      {props.trigger}
      <Popover placement={props.placement ?? 'bottom end'} className={cx(POPOVER, 'min-w-44')}>
        <AriaMenu aria-label={props.label} className="max-h-[inherit] overflow-auto p-1 outline-none">
          {props.children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

/** Closes the whole of a menu that has no trigger of its own, from one beside it. */
const CloseMenu = createContext<(() => void) | undefined>(undefined)

/** A menu beside an element that opens it by itself, as one that can be dragged too. */
export function MenuAt(props: {
  label: string
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  placement?: PopoverProps['placement']
  /** The entry that has the focus when it opens. */
  autoFocus?: 'first' | 'last'
  children: ReactNode
}) {
  const { label, anchor, isOpen, onOpenChange, placement = 'bottom start' } = props
  const { autoFocus = 'first', children } = props
  return (
    <CloseMenu value={() => onOpenChange(false)}>
      <Popover
        aria-label={label}
        triggerRef={anchor}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement={placement}
        // What is chosen may put the caret elsewhere: a menu that fades out would take the focus back.
        className={cx(POPOVER, 'min-w-44 data-exiting:transition-none')}
      >
        <AriaMenu
          autoFocus={autoFocus}
          aria-label={label}
          onClose={() => onOpenChange(false)}
          className="max-h-[inherit] overflow-auto p-1 outline-none"
        >
          {children}
        </AriaMenu>
      </Popover>
    </CloseMenu>
  )
}

export function MenuItem({ icon, shortcut, danger, children, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={children} className={cx(OPTION, danger && 'text-danger')}>
      {icon && (
        <span aria-hidden className={cx('flex size-4 *:size-4', danger ? 'text-danger' : 'text-muted')}>
          {icon}
        </span>
      )}
      <span className={cx('flex-1', danger && 'text-danger')}>{children}</span>
      {shortcut && (
        <Keyboard className="ps-4 font-sans pointer-coarse:hidden text-xs text-muted">{shortcut}</Keyboard>
      )}
    </AriaMenuItem>
  )
}

type MenuCheckProps = { children: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** An entry that is on or off. */
export function MenuCheck({ children, isChecked, onChange }: MenuCheckProps) {
  return (
    <MenuSection
      aria-label={children}
      selectionMode="multiple"
      selectedKeys={isChecked ? [children] : []}
      onSelectionChange={(keys) => onChange(keys === 'all' || keys.has(children))}
    >
      <AriaMenuItem id={children} textValue={children} shouldCloseOnSelect className={OPTION}>
        <span aria-hidden className="flex size-4 text-muted *:size-4">
          {isChecked ? <Check /> : null}
        </span>
        <span className="flex-1">{children}</span>
      </AriaMenuItem>
    </MenuSection>
  )
}

type MenuChoicesProps<Id extends string> = {
  label: string
  options: { id: Id; text: string }[]
  value: Id
  onChange: (id: Id) => void
}

/** Entries of which one is on. */
export function MenuChoices<Id extends string>({ label, options, value, onChange }: MenuChoicesProps<Id>) {
  return (
    <MenuSection
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find(({ id }) => keys !== 'all' && keys.has(id))
        if (chosen) onChange(chosen.id)
      }}
    >
      {options.map(({ id, text }) => (
        <AriaMenuItem key={id} id={id} textValue={text} shouldCloseOnSelect className={OPTION}>
          <span aria-hidden className="flex size-4 text-muted *:size-4">
            {id === value ? <Check /> : null}
          </span>
          <span className="flex-1">{text}</span>
        </AriaMenuItem>
      ))}
    </MenuSection>
  )
}

/** An entry that opens further entries beside it. */
export function SubMenu({ label, icon, children }: { label: string; icon?: ReactNode; children: ReactNode }) {
  const close = useContext(CloseMenu)
  return (
    <SubmenuTrigger>
      <AriaMenuItem textValue={label} className={OPTION}>
        {icon && (
          <span aria-hidden className="flex size-4 text-muted *:size-4">
            {icon}
          </span>
        )}
        <span className="flex-1">{label}</span>
        <ChevronRight aria-hidden className="size-4 text-muted" />
      </AriaMenuItem>
      <Popover className={cx(POPOVER, 'min-w-44')}>
        <AriaMenu
          aria-label={label}
          {...(close && { onAction: close })}
          className="max-h-[inherit] overflow-auto p-1 outline-none"
        >
          {children}
        </AriaMenu>
      </Popover>
    </SubmenuTrigger>
  )
}

export function MenuLine() {
  return <Separator className="mx-2 my-1 border-t border-line" />
}
