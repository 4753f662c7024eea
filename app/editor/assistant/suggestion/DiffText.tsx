import { useMemo, useState } from 'react'
import type { Language } from '../../../../collections/resumes/choices'
import type { Suggestion } from '../../../features/assistant/tasks/events'
import { useContent } from '../../session/use-content'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'
import { diffWords } from './diff-words'
import { DoubtMark } from './DoubtMark'
import { marksOf } from './fact-mark'
import { foldSame } from './fold-same'
import { markFlags, type MarkedPart } from './mark-flags'
import { readable } from './readable'

/** The old text become the new one, word by word; what is in doubt is underlined, lines that stay are folded away. */
export function DiffText(props: Pick<Suggestion, 'before' | 'after' | 'flags' | 'wording'>) {
  const { before, after, flags, wording } = props
  const language: Language = useContent((content) => content.config.language)
  const texts = useTexts(SUGGESTION_TEXTS)
  const [isWhole, setWhole] = useState(false)
  const parts = useMemo(
    () => markFlags({ parts: diffWords({ before, after, language }), flags: marksOf({ flags, wording }) }),
    [before, after, flags, wording, language],
  )
  const isNew = parts.length > 1 && parts.every(({ kind }) => kind !== 'same')
  const shown = isWhole ? parts : foldSame(parts)
  return (
    <p lang={language} className="text-base break-words whitespace-pre-wrap text-ink">
      {shown.map((part, index) =>
        part.kind === 'folded' ? (
          <button
            key={index}
            type="button"
            onClick={() => setWhole(true)}
            className="cursor-pointer rounded-control bg-hover px-2 py-0.5 text-xs text-muted hover:text-ink"
          >
            {texts.folded(part.lines)}
          </button>
        ) : (
          <Piece key={index} part={part} isNew={isNew} />
        ),
      )}
    </p>
  )
}

/** `isNew`: nothing of the old text is left, which then stands above the new one. */
function Piece({ part: { kind, text: source, flag }, isNew }: { part: MarkedPart; isNew: boolean }) {
  const texts = useTexts(SUGGESTION_TEXTS)
  const text = readable(source)
  const inner = flag ? <DoubtMark flag={flag}>{text}</DoubtMark> : text
  if (kind === 'same') return inner
  if (kind === 'removed')
    return (
      <del className={cx('text-muted decoration-danger line-through', isNew && 'mb-2 block')}>
        <span className="sr-only">{texts.removed}</span>
        {text}
      </del>
    )
  return (
    <ins className="rounded-control bg-accent-tint font-semibold text-link no-underline">
      <span className="sr-only">{texts.added}</span>
      {inner}
    </ins>
  )
}
