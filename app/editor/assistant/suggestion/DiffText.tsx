import { Fragment, useMemo, useState, type KeyboardEvent } from 'react'
import { Pencil } from 'lucide-react'
import type { Suggestion } from '../../../features/assistant/tasks/events'
import { useContent } from '../../session/use-content'
import { useTexts } from '~/i18n/use-texts'
import { SUGGESTION_TEXTS } from '../texts/suggestion-texts'
import { isFigure } from '../run/with-own-words'
import { Claims, ClaimText } from './Claims'
import { ChangedPiece } from '~/features/versions/ChangedPiece'
import { diffWords } from '../../../features/versions/diff-words'
import { fieldClass } from '~/components/ui/field-class'
import { DoubtMark } from './DoubtMark'
import { marksOf, type FactMark } from './fact-mark'
import { foldSame } from './fold-same'
import { markFlags, type MarkedPart } from './mark-flags'
import { readable } from './readable'

type Props = Pick<Suggestion, 'before' | 'after' | 'flags' | 'wording' | 'sources'> & {
  /** Puts a person's own figure in place of one in doubt; undefined where that can't be. */
  takeFigure?: ((options: { flag: FactMark; words: string }) => void) | undefined
}

/** The old text become the new one, word by word; what is in doubt is underlined, lines that stay are folded away. */
export function DiffText({ before, after, flags, wording, sources, takeFigure }: Props) {
  const language = useContent((content) => content.config.language)
  const texts = useTexts(SUGGESTION_TEXTS)
  const [isWhole, setWhole] = useState(false)
  const [edited, setEdited] = useState<FactMark>()
  const parts = useMemo(
    () => markFlags({ parts: diffWords({ before, after, language }), flags: marksOf({ flags, wording }) }),
    [before, after, flags, wording, language],
  )
  const isNew = parts.length > 1 && parts.every(({ kind }) => kind !== 'same')
  const shown = isWhole ? parts : foldSame(parts)
  const ofFigure = (flag: FactMark) => shown.filter((part) => part.kind !== 'folded' && part.flag === flag)
  return (
    <p lang={language} className="text-base break-words whitespace-pre-wrap text-ink">
      <Claims sources={sources}>
        {shown.map((part, index) => {
          if (part.kind === 'folded')
            return (
              <button
                key={index}
                type="button"
                onClick={() => setWhole(true)}
                className="cursor-pointer rounded-control bg-hover px-2 py-0.5 text-xs text-muted hover:text-ink"
              >
                {texts.folded(part.lines)}
              </button>
            )
          const piece = <Piece key={index} part={part} isNew={isNew} />
          const { flag } = part
          if (!takeFigure || !flag || !isFigure(flag)) return piece
          const pieces = ofFigure(flag)
          if (flag === edited)
            return part === pieces[0] ? (
              <OwnFigureField
                key={index}
                text={flag.text}
                take={(words) => {
                  setEdited(undefined)
                  takeFigure({ flag, words })
                }}
                close={() => setEdited(undefined)}
              />
            ) : null
          if (part !== pieces.at(-1)) return piece
          return (
            <Fragment key={index}>
              {piece}
              <OwnFigureButton text={flag.text} onPress={() => setEdited(flag)} />
            </Fragment>
          )
        })}
      </Claims>
    </p>
  )
}

/** `isNew`: nothing of the old text is left, which then stands above the new one. */
function Piece({ part: { kind, text: source, from, flag }, isNew }: { part: MarkedPart; isNew: boolean }) {
  const text = <ClaimText text={source} from={from} />
  const inner = flag ? <DoubtMark flag={flag}>{text}</DoubtMark> : text
  if (kind === 'same') return inner
  return (
    <ChangedPiece isPlain kind={kind} className={kind === 'removed' && isNew ? 'mb-2 block' : undefined}>
      {kind === 'removed' ? readable(source) : inner}
    </ChangedPiece>
  )
}

/** Beside a figure in doubt: opens the field for the real one. */
function OwnFigureButton({ text, onPress }: { text: string; onPress: () => void }) {
  const texts = useTexts(SUGGESTION_TEXTS)
  return (
    <button
      type="button"
      aria-label={texts.ownFigureFor(text)}
      onClick={onPress}
      className="relative mx-1 inline-flex cursor-pointer items-center gap-1 rounded-control border border-line bg-surface px-1.5 align-baseline text-xs font-normal text-muted after:absolute after:-inset-y-1 after:inset-x-0 hover:text-ink pointer-coarse:px-2 pointer-coarse:py-1"
    >
      <Pencil aria-hidden className="size-3" />
      {texts.ownFigure}
    </button>
  )
}

type FieldProps = {
  text: string
  take: (words: string) => void
  close: () => void
}

/** The real figure in place of the one in doubt: Enter takes it, Escape leaves all as it was. */
function OwnFigureField({ text, take, close }: FieldProps) {
  const texts = useTexts(SUGGESTION_TEXTS)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // the panel would close on Escape
    event.preventDefault()
    const words = event.currentTarget.value.replaceAll(/\s+/g, ' ').trim()
    if (event.key === 'Enter' && words) take(words)
    else close()
  }
  return (
    <input
      autoFocus
      aria-label={texts.ownFigureField(text)}
      defaultValue={text}
      maxLength={100}
      enterKeyHint="done"
      autoComplete="off"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value === text) close()
      }}
      style={{ width: `${Math.min(Math.max(text.length + 6, 10), 28)}ch` }}
      className={fieldClass({ size: 'sm', className: 'mx-1 inline-block max-w-full' })}
    />
  )
}
