import { useMemo, useEffect, useState } from 'react'
import { Button } from '~/components/ui/Button'
import { Popover } from '~/components/ui/Popover'
import { useTexts } from '~/i18n/use-texts'
import { useRead } from '~/session/use-value'
import { FitNudge } from '../fit/FitNudge'
import { useSettledContent } from '../page/use-settled-content'
import { keyOf, placeholdersOf } from '../placeholders/placeholders-of'
import { useEditor } from '../session/editor-context'
import { useLayout } from '../session/use-layout'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { whenIdle } from '../page/when-idle'
import { COUNT_TEXTS } from './count-texts'
import { countText, type TextCount } from './count-text'
import { printedText } from './printed-text'

/** On a phone there is no room for the words beside the way to do without a page. */
const BY_FIT = 'max-sm:group-has-data-fit/bar:hidden'

/** How many pages and words are printed, of a selection too; opened it tells the rest. `drawn` is how many pages are shown. */
export function CountButton({ drawn }: { drawn: number }) {
  const texts = useTexts(COUNT_TEXTS)
  const shell = useTexts(SHELL_TEXTS)
  const pages = usePrintedPages(drawn)
  const content = useSettledContent()
  const layout = useLayout()
  const all = useMemo(() => countText(printedText({ content, layout })), [content, layout])
  const selected = useSelectedText()
  const chosen = useMemo(() => (selected === '' ? undefined : countText(selected)), [selected])
  return (
    <>
      <span className="sr-only" aria-live="polite">
        {shell.pages(pages)}
      </span>
      <Popover
        label={texts.title}
        placement="top"
        trigger={
          <Button
            look="ghost"
            size="sm"
            className="min-w-0 shrink! gap-1.5 px-2.5 pointer-coarse:h-11 text-xs font-normal text-muted tabular-nums"
          >
            <span>{shell.pages(pages)}</span>
            <span aria-hidden className={BY_FIT}>
              ·
            </span>
            <span className={`truncate ${BY_FIT}`}>
              {chosen ? texts.chosen(chosen.words, all.words) : texts.words(all.words)}
            </span>
          </Button>
        }
      >
        <CountTable {...{ pages, all, chosen }} isMoreDrawn={drawn > pages} />
      </Popover>
      {pages === drawn ? <FitNudge key={pages} pages={pages} /> : null}
    </>
  )
}

type TableProps = { pages: number; all: TextCount; chosen: TextCount | undefined; isMoreDrawn: boolean }

function CountTable({ pages, all, chosen, isMoreDrawn }: TableProps) {
  const texts = useTexts(COUNT_TEXTS)
  const rows: [string, (count: TextCount) => string | number][] = [
    [texts.wordsRow, ({ words }) => words],
    [texts.lettersRow, ({ letters }) => letters],
    [texts.spacesRow, ({ lettersAndSpaces }) => lettersAndSpaces],
    [texts.minutesRow, ({ minutes }) => texts.minutes(minutes)],
  ]
  return (
    <>
      <table className="w-full text-sm tabular-nums">
        <caption className="mb-2 text-start font-semibold">{texts.title}</caption>
        <thead className={chosen ? 'text-xs text-muted' : 'sr-only'}>
          <tr>
            <td />
            {chosen ? <Head>{texts.chosenColumn}</Head> : null}
            <Head>{texts.column}</Head>
          </tr>
        </thead>
        <tbody>
          <tr>
            <RowHead>{texts.pagesRow}</RowHead>
            {chosen ? <td /> : null}
            <Cell>{pages}</Cell>
          </tr>
          {rows.map(([name, show]) => (
            <tr key={name}>
              <RowHead>{name}</RowHead>
              {chosen ? <Cell>{show(chosen)}</Cell> : null}
              <Cell>{show(all)}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-64 text-xs text-muted">{texts.note}</p>
      {isMoreDrawn ? <p className="mt-2 max-w-64 text-xs text-muted">{texts.grey}</p> : null}
    </>
  )
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="ps-6 text-end font-normal">
      {children}
    </th>
  )
}

function RowHead({ children }: { children: string }) {
  return (
    <th scope="row" className="py-0.5 text-start font-normal">
      {children}
    </th>
  )
}

function Cell({ children }: { children: string | number }) {
  return (
    <td className="ps-6 text-end whitespace-nowrap">
      {typeof children === 'number' ? children.toLocaleString('en') : children}
    </td>
  )
}

/** What is selected of what the pages print; kept while the keys are elsewhere, as in the count itself. */
function useSelectedText(): string {
  const { pen, content } = useEditor()
  const read = () => {
    const caret = pen.writing.get()?.caret
    if (!caret || (!caret.span && caret.anchor === caret.focus)) return ''
    const pale = placeholdersOf(content())?.pale
    return pen
      .parts(caret)
      .filter((part) => !pale?.has(keyOf(part)))
      .map((part) => {
        // Of an address less is printed than is stored.
        const { from, to } = pen.shown(part)
        return pen.text(part).slice(Math.max(part.from, from), Math.min(part.to, to))
      })
      .join('\n')
  }
  return useRead(pen.writing.subscribe, read)
}

/** Planning pages that are not shown takes long on a phone: it waits for a longer rest than counting does. */
const REST_MS = 1200

/** How many pages are printed of those that are drawn. Grey words take room on the screen alone, at times a page of it. */
function usePrintedPages(drawn: number): number {
  const content = useSettledContent(REST_MS)
  const layout = useLayout()
  const [printed, setPrinted] = useState<number>()
  const mayBeFewer = drawn > 1 && placeholdersOf(content) !== undefined
  useEffect(() => {
    if (!mayBeFewer) return
    let isWanted = true
    const count = async () => {
      const { openMeasure } = await import('../fit/open-measure')
      if (!isWanted) return
      const measure = openMeasure(layout)
      try {
        setPrinted(measure.plan(content).pages.length)
      } finally {
        measure.close()
      }
    }
    // Without a network it can't be had, in a tab that is not shown nothing is laid out: then what is drawn counts.
    const leave = whenIdle(() => void count().catch(() => setPrinted(undefined)), REST_MS)
    return () => {
      isWanted = false
      leave()
    }
  }, [mayBeFewer, content, layout])
  return mayBeFewer ? Math.min(printed ?? drawn, drawn) : drawn
}
