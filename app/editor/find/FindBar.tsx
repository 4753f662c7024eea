import { ArrowDown, ArrowUp, CaseSensitive, ChevronDown, ChevronRight, WholeWord, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '~/components/ui/Button'
import { fieldClass } from '~/components/ui/field-class'
import { IconButton } from '~/components/ui/IconButton'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { COMMAND_TEXTS } from '../commands/command-texts'
import { FIND_TEXTS } from '../texts/find-texts'
import { earlyKeys } from '~/components/ui/early-keys'
import { shownKeys } from '../ui/shown-keys'
import { closeFind, findHeight, findOpened, type FindOpened } from './find-bar-state'
import { useFind } from './use-find'

/** Search and replace over the page. The keys stay in the bar while its places are marked and shown behind it. */
export function FindBar({ opened }: { opened: FindOpened }) {
  const texts = useTexts(FIND_TEXTS)
  const words = useTexts(COMMAND_TEXTS)
  const editor = useEditor()
  const find = useFind(opened)
  const box = useRef<HTMLInputElement>(null)
  const before = useRef<HTMLElement>(undefined)
  const { set } = find
  const bar = useMeasuredBar()
  useLayoutEffect(() => {
    const input = box.current
    if (!input) return
    const focused = document.activeElement
    input.focus({ preventScroll: true })
    const early = earlyKeys.take()
    before.current ??= early.before ?? (focused instanceof HTMLElement ? focused : undefined)
    const text = early.text.replaceAll('\n', '')
    const query = text || opened.query
    if (query !== undefined) set({ query })
    if (text !== '') return
    // Here at once: a value that React changes later would put the caret behind it.
    if (query !== undefined) input.value = query
    input.select()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once each time that it is opened
  }, [opened])
  const close = () => {
    closeFind()
    // What was found is selected, as everywhere; where nothing was, one is back.
    if (find.matches[find.current]?.isOnPage) return find.edit()
    before.current?.focus({ preventScroll: true })
    if (opened.caret && before.current?.matches('[data-page-text]')) editor.pen.put(opened.caret)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <search
      aria-label={words.replace}
      onKeyDown={onKeyDown}
      ref={bar}
      className="absolute top-3 right-4 z-30 w-[min(26rem,calc(100%-2rem))] pointer-coarse:w-[min(34rem,calc(100%-2rem))] rounded-menu bg-float p-1.5 shadow-float max-sm:inset-x-2 max-sm:top-2 max-sm:w-auto!"
    >
      <div className="flex flex-wrap items-center gap-0.5 sm:flex-nowrap">
        <ReplaceToggle opened={opened} />
        <input
          ref={box}
          aria-label={texts.find}
          value={find.query}
          spellCheck={false}
          placeholder={words.find}
          onChange={(event) => set({ query: event.currentTarget.value })}
          onKeyDown={(event) => onFindKey({ event, find })}
          className={fieldClass({ size: 'sm', className: 'flex-1 max-sm:basis-3/5' })}
        />
        <Count find={find} />
        <Choices find={find} />
        <Steps find={find} />
        <IconButton icon={X} label={texts.close} shortcut="Esc" className={FINGER} onPress={close} />
      </div>
      {opened.replaces ? <ReplaceRow find={find} /> : null}
    </search>
  )
}

/** Large enough to be met. */
const FINGER = 'pointer-coarse:size-11'
/** On a phone in the second row, below the box. */
const BELOW = 'pointer-coarse:size-11 max-sm:order-1'

type Find = ReturnType<typeof useFind>

/** Tells the page how much room the bar takes. */
function useMeasuredBar() {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!bar.current) return
    const sized = new ResizeObserver(([entry]) => findHeight.set(entry?.target.clientHeight ?? 0))
    sized.observe(bar.current)
    return () => {
      sized.disconnect()
      findHeight.set(0)
    }
  }, [])
  return bar
}

function Choices({ find: { matchCase, wholeWord, set } }: { find: Find }) {
  const texts = useTexts(FIND_TEXTS)
  return (
    <>
      <IconButton
        icon={CaseSensitive}
        label={texts.matchCase}
        className={BELOW}
        aria-pressed={matchCase}
        onPress={() => set({ matchCase: !matchCase })}
      />
      <IconButton
        icon={WholeWord}
        label={texts.wholeWord}
        className={BELOW}
        aria-pressed={wholeWord}
        onPress={() => set({ wholeWord: !wholeWord })}
      />
    </>
  )
}

function onFindKey({ event, find }: { event: KeyboardEvent<HTMLInputElement>; find: Find }): void {
  if (event.nativeEvent.isComposing || event.keyCode === 229 || event.key !== 'Enter') return
  event.preventDefault()
  if (event.ctrlKey || event.metaKey) find.edit()
  else find.step(event.shiftKey ? -1 : 1)
}

function ReplaceToggle({ opened }: { opened: FindOpened }) {
  const texts = useTexts(FIND_TEXTS)
  const Icon = opened.replaces ? ChevronDown : ChevronRight
  return (
    <IconButton
      icon={Icon}
      label={opened.replaces ? texts.hideReplace : texts.showReplace}
      aria-expanded={opened.replaces}
      className={cx(FINGER, 'w-6 aria-expanded:bg-transparent')}
      onPress={() => findOpened.set({ ...opened, query: undefined, replaces: !opened.replaces })}
    />
  )
}

/** Where one is among what was found; said as well, since the keys stay in the box. */
function Count({ find: { query, matches, current } }: { find: Find }) {
  const texts = useTexts(FIND_TEXTS)
  const hidden = matches[current]?.isOnPage === false ? texts.notOnPage : ''
  const [shown, said] =
    query === ''
      ? ['', '']
      : matches.length === 0
        ? [texts.none, texts.none]
        : [texts.count(current + 1, matches.length), texts.counted(current + 1, matches.length)]
  return (
    <span
      className="min-w-14 shrink-0 px-1 text-center max-sm:order-1 max-sm:me-auto text-xs text-muted tabular-nums"
      data-find-count
    >
      <span aria-hidden>{shown}</span>
      {hidden && (
        <span aria-hidden className="block text-warning">
          {hidden}
        </span>
      )}
      <span role="status" className="sr-only">
        {[said, hidden].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

function Steps({ find }: { find: Find }) {
  const texts = useTexts(FIND_TEXTS)
  const isDisabled = find.matches.length === 0
  return (
    <>
      <IconButton
        icon={ArrowUp}
        label={texts.previous}
        shortcut={shownKeys('Shift+Enter')}
        className={BELOW}
        isDisabled={isDisabled}
        onPress={() => find.step(-1)}
      />
      <IconButton
        icon={ArrowDown}
        label={texts.next}
        shortcut={shownKeys('Enter')}
        className={BELOW}
        isDisabled={isDisabled}
        onPress={() => find.step(1)}
      />
    </>
  )
}

function ReplaceRow({ find }: { find: Find }) {
  const texts = useTexts(FIND_TEXTS)
  const [text, setText] = useState('')
  const isDisabled = find.matches.length === 0
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-1 sm:ps-6.5">
      <input
        aria-label={texts.replaceWith}
        placeholder={texts.replaceWith}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === 229 || event.key !== 'Enter') return
          event.preventDefault()
          find.replaceOne(text)
        }}
        className={fieldClass({ size: 'sm', className: 'min-w-24 flex-1 max-sm:basis-full' })}
      />
      <Button size="sm" isDisabled={isDisabled} onPress={() => find.replaceOne(text)}>
        {texts.replace}
      </Button>
      <Button size="sm" isDisabled={isDisabled} onPress={() => find.replaceAll(text)}>
        {texts.replaceAll}
      </Button>
      <Button size="sm" look="ghost" isDisabled={isDisabled} onPress={find.edit}>
        {texts.edit}
      </Button>
    </div>
  )
}
