import { Fragment } from 'react'
import { Badge } from '~/components/ui/Badge'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import type { Finding } from '../../features/read-back/reading'
import { useEditor } from '../session/editor-context'
import { pathOf } from './go-to-finding'
import { READ_BACK_TEXTS } from './read-back-texts'

type Props = {
  page: number
  lines: readonly string[]
  findings: readonly Finding[]
  onGo: (finding: Finding) => void
}

const MARK = 'bg-warning-tint text-ink underline decoration-warning decoration-2 underline-offset-4'
/** Letters, at most, whose numbers are said: they may not be seen here either. */
const NUMBERED = 6

/** The lines of a page as they are read, each fault at its line. */
export function ReadPage({ page, lines, findings, onGo }: Props) {
  const texts = useTexts(READ_BACK_TEXTS)
  const { content } = useEditor()
  const cards = (at: (finding: Finding) => boolean) =>
    findings.filter(at).map((finding, i) => <FindingCard key={i} finding={finding} onGo={onGo} />)
  const isBefore = ({ kind }: Finding) => kind === 'missing'
  return (
    <section aria-label={texts.page(page)} className="rounded-card border border-line">
      <h3 className="border-b border-line px-3 py-2 text-xs text-muted">{texts.page(page)}</h3>
      <div lang={content().config.language} className="space-y-1 px-3 py-2 leading-6 text-ink">
        {lines.length === 0 ? <p className="text-muted">{texts.nothing}</p> : null}
        {lines.map((line, at) => {
          const isMarked = findings.some((finding) => !isBefore(finding) && finding.line === at)
          return (
            <Fragment key={at}>
              {cards((finding) => isBefore(finding) && finding.line === at)}
              <p className="break-words whitespace-pre-wrap">
                {isMarked ? <mark className={MARK}>{shown(line)}</mark> : shown(line)}
              </p>
              {cards((finding) => !isBefore(finding) && finding.line === at)}
            </Fragment>
          )
        })}
        {cards(({ line }) => line >= lines.length)}
      </div>
    </section>
  )
}

function FindingCard({ finding, onGo }: { finding: Finding; onGo: Props['onGo'] }) {
  const texts = useTexts(READ_BACK_TEXTS)
  const editor = useEditor()
  const path = pathOf({ editor, finding }).join(texts.pathJoin)
  return (
    <div
      data-finding
      lang={editor.language}
      className="my-2 space-y-1 rounded-control border border-line border-s-4 border-s-warning bg-surface p-2"
    >
      <p className="text-muted">
        <Badge tone="warning">{texts.kinds[finding.kind]}</Badge> {texts.means[finding.kind]}
      </p>
      <p lang={editor.content().config.language} className="font-semibold break-words text-ink">
        {finding.text}
        {finding.kind === 'unreadable' ? <Numbers text={finding.text} /> : null}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 flex-1 text-xs text-muted">{path}</span>
        <Button
          size="sm"
          className="pointer-coarse:h-11"
          aria-label={path === '' ? texts.go : texts.goTo(path)}
          onPress={() => onGo(finding)}
        >
          {texts.go}
        </Button>
      </div>
    </div>
  )
}

/** Which letters they are, for those that no font of this machine draws. */
function Numbers({ text }: { text: string }) {
  const letters = [...text.replace(/\s/g, '')]
  if (letters.length > NUMBERED) return null
  const numbers = letters.map(
    (letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  )
  return <span className="ps-2 text-xs font-normal text-muted">{numbers.join(' ')}</span>
}

/** What is no letter shows as the sign that stands for one. */
function shown(line: string): string {
  return line.replace(/[\p{Cc}\p{Co}\p{Cn}]/gu, '\ufffd')
}
