import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { useAboveKeys } from '~/components/ui/above-keys'
import { Kbd } from '~/components/ui/Kbd'
import { OPTION } from '~/components/ui/overlay-class'
import { readKept, writeKept } from '~/features/device-copies/kept'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { COMMAND_GROUPS, type Command } from '../commands/command'
import { COMMAND_TEXTS } from '../commands/command-texts'
import { useEditor } from '../session/editor-context'
import { earlyKeys, giveBack } from '~/components/ui/early-keys'
import { shownKeys } from '../ui/shown-keys'
import { findCommands } from './find-commands'
import { PALETTE_TEXTS } from './palette-texts'
import { foundCommands, placeCommands, type PlaceOptions } from './place-commands'

type Props = { commands: readonly Command[]; show: PlaceOptions['show']; onClose: () => void }

const OVERLAY = { isOpen: true, isDismissable: true, 'data-modal': 'list' }

/** Every command by its name: typed for, picked with the arrows, run with Enter. */
export function CommandPalette({ commands, show, onClose }: Props) {
  const editor = useEditor()
  const language = useLocale()
  const texts = useTexts(PALETTE_TEXTS)
  const [query, setQuery] = useState('')
  const [all] = useState(() => [...commands, ...placeCommands({ editor, language, show })].filter(isUseful))
  const placesOf = (typed: string) => foundCommands({ editor, language, show, query: typed })
  const groups = groupsOf({ all: [...all, ...placesOf(query)], query })
  const pick = (command: Command | undefined) => {
    if (command?.group !== 'place') return run(command)
    // The very next key is for the place: there is none in between at which it would go where one was before.
    flushSync(onClose)
    command.run({ focus: true })
  }
  const run = (command: Command | undefined) => {
    onClose()
    if (!command) return
    if (command.group !== 'place') rememberCommand(command.id)
    // First the palette gives the focus back, then the command may take it.
    requestAnimationFrame(() => requestAnimationFrame(() => command.run({ focus: true })))
  }
  useEarlyKeys({
    type: setQuery,
    enter: (typed) => run(groupsOf({ all: [...all, ...placesOf(typed)], query: typed })[0]?.items[0]),
  })
  return (
    <ModalOverlay
      {...OVERLAY}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-50 flex justify-center bg-scrim px-4 pt-[12dvh] data-entering:opacity-0"
    >
      <Modal className="flex h-fit max-h-[min(32rem,76dvh)] w-full max-w-xl flex-col overflow-hidden rounded-card bg-surface text-ink shadow-dialog">
        <Dialog aria-label={COMMAND_TEXTS[language].palette} className="flex min-h-0 flex-col outline-none">
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <SearchField
              // Once is enough, whatever is typed: by itself the first one empties the field.
              onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && onClose()}
              aria-label={texts.search}
              autoFocus
              className="flex h-13 shrink-0 items-center gap-3 border-b border-line px-4"
            >
              <Search aria-hidden className="size-4 shrink-0 text-muted" />
              <Input
                placeholder={texts.placeholder}
                className="min-w-0 flex-1 bg-transparent text-md outline-none [&::-webkit-search-cancel-button]:hidden"
              />
              <Key>Esc</Key>
            </SearchField>
            {/* In the tab order because it scrolls: the entries themselves never have the focus. */}
            <div
              tabIndex={0}
              role="group"
              aria-label={COMMAND_TEXTS[language].palette}
              // One goes on typing, whatever was pressed here.
              onMouseDown={(event) => event.preventDefault()}
              className="min-h-0 overflow-y-auto overscroll-contain p-2 focus-visible:-outline-offset-2"
            >
              <Menu
                aria-label={COMMAND_TEXTS[language].palette}
                onAction={(key) => pick(commandOf({ groups, key: String(key) }))}
                renderEmptyState={() => <Nothing />}
                className="outline-none"
              >
                {groups.map(({ id, items }) => (
                  <MenuSection key={id} id={id} className="not-first:mt-2">
                    <Header className="px-2 py-1 text-xs text-muted">{texts.groups[id]}</Header>
                    {items.map((command) => (
                      <Row
                        key={command.id}
                        id={id === 'recent' ? `recent-${command.id}` : command.id}
                        command={command}
                      />
                    ))}
                  </MenuSection>
                ))}
              </Menu>
            </div>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type Early = { type: (text: string) => void; enter: (text: string) => void }

/** What was typed before the palette was there, and where the focus goes back to. */
function useEarlyKeys({ type, enter }: Early): void {
  useAboveKeys()
  const take = useEffectEvent(() => {
    const { text: typed, before } = earlyKeys.take()
    const [text = '', ...lines] = typed.split('\n')
    if (text !== '') type(text)
    if (text !== '' && lines.length > 0) enter(text)
    return before
  })
  useEffect(() => {
    const before = take()
    // React Aria knows the early box only, which is gone.
    return () => void requestAnimationFrame(() => giveBack(before))
  }, [])
}

/** Fingers press none. */
const Key = ({ children }: { children: string }) => (
  <span className="pointer-coarse:hidden">
    <Kbd>{children}</Kbd>
  </span>
)

function Row({ id, command: { name, detail, keys } }: { id: string; command: Command }) {
  return (
    <MenuItem id={id} textValue={name} className={OPTION}>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {detail === undefined ? null : <span className="block truncate text-xs text-muted">{detail}</span>}
      </span>
      {keys?.[0] ? <Key>{shownKeys(keys[0])}</Key> : null}
    </MenuItem>
  )
}

function Nothing() {
  const texts = useTexts(PALETTE_TEXTS)
  return (
    <div role="status" className="px-4 py-8 text-center">
      <p className="text-base font-semibold">{texts.none}</p>
      <p className="mt-1 text-sm text-muted">{texts.noneText}</p>
    </div>
  )
}

/** The palette itself is open already, and what would do nothing is not offered. */
function isUseful({ id, isReady }: Command): boolean {
  return id !== 'palette' && (isReady?.() ?? true)
}

type Groups = ReturnType<typeof groupsOf>

function commandOf({ groups, key }: { groups: Groups; key: string }): Command | undefined {
  const id = key.replace(/^recent-/, '')
  return groups.flatMap(({ items }) => items).find((one) => one.id === id)
}

function groupsOf({ all, query }: { all: readonly Command[]; query: string }) {
  // The places were found by more than their names.
  const isPlace = ({ group }: Command) => group === 'place'
  const found = [
    ...findCommands({ commands: all.filter((one) => !isPlace(one)), query }),
    ...all.filter(isPlace),
  ]
  const recent =
    query === '' ? recentCommands().flatMap((id) => all.find((command) => command.id === id) ?? []) : []
  const groups = COMMAND_GROUPS.map((id) => ({ id, items: found.filter(({ group }) => group === id) }))
  return [{ id: 'recent' as const, items: recent }, ...groups].filter(({ items }) => items.length > 0)
}

const PLACE = { at: 'localStorage', key: 'jianli-commands' } as const
const MOST = 5

/** Ids of the commands used last in this browser, the newest first. */
function recentCommands(): string[] {
  const stored = readKept(PLACE)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

function rememberCommand(id: string): void {
  const ids = [id, ...recentCommands().filter((one) => one !== id)].slice(0, MOST)
  writeKept({ ...PLACE, value: ids })
}
