import { Check, Languages, PencilLine } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '~/components/ui/Button'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import type { Language } from '../../../collections/resumes/choices'
import type { TwinMark } from '../../features/twins/compare-twins'
import { ChangedPiece } from '~/features/versions/ChangedPiece'
import { diffWords } from '../../features/versions/diff-words'
import { foldSame } from '../assistant/suggestion/fold-same'
import { markFlags } from '../assistant/suggestion/mark-flags'
import { readable } from '../assistant/suggestion/readable'
import { isTooLongToAsk } from './ask-for-translation'
import { TWIN_TEXTS } from './twin-texts'

export type CardActions = {
  onTake: (mark: TwinMark) => void
  onKeep: (mark: TwinMark) => void
  onEdit: (mark: TwinMark) => void
  /** Absent where no assistant is set up. */
  onTranslate: ((mark: TwinMark) => void) | undefined
}

type Props = CardActions & {
  mark: TwinMark
  name: string
  /** The other one’s language. */
  language: Language
  /** This one’s. */
  ownLanguage: Language
  isActive: boolean
  onActive: (owner: string | undefined) => void
}

/** One place that was left behind: what the other language said and says, and what can be done about it. */
export function TwinCard({ mark, name, language, ownLanguage, isActive, onActive, ...actions }: Props) {
  const texts = useTexts(TWIN_TEXTS)
  const isWords = mark.kind === 'text' || (mark.kind === 'free' && !hasNoWords(mark))
  return (
    <li
      onPointerEnter={() => onActive(mark.owner)}
      onPointerLeave={() => onActive(undefined)}
      onFocus={() => onActive(mark.owner)}
      className={cx('rounded-menu border bg-surface p-3', isActive ? 'border-accent' : 'border-line')}
    >
      <h4 className="text-sm font-semibold break-words text-ink">{name}</h4>
      <p className="text-xs text-muted">{useWhat(mark, language)}</p>
      {isWords ? (
        <>
          <Was mark={mark} language={language} />
          <p className="mt-1 line-clamp-3 text-sm break-words whitespace-pre-wrap text-muted">
            {texts.here}
            <span lang={ownLanguage}>{readable(mark.own) || texts.empty}</span>
          </p>
        </>
      ) : null}
      <Actions mark={mark} {...actions} />
    </li>
  )
}

const hasNoWords = ({ owner, field }: TwinMark): boolean =>
  field === 'hidden' || field === 'joined' || owner === '$avatar'

function useWhat(mark: TwinMark, language: Language): string {
  const { changed, waiting, kinds } = useTexts(TWIN_TEXTS)
  const { kind, field, owner, is, was } = mark
  if (kind !== 'text' && kind !== 'free') return kinds[kind][language]
  if (owner === '$avatar') return kinds.photo[language]
  if (field === 'hidden') return kinds[is === '' ? 'unhidden' : 'hidden'][language]
  if (field === 'joined') return kinds[is === '' ? 'parted' : 'joined'][language]
  return was === null ? waiting : changed[language]
}

/** What it said and says, by its words; what was never translated, as it is. */
function Was({ mark: { was, is }, language }: { mark: TwinMark; language: Language }) {
  const texts = useTexts(TWIN_TEXTS)
  const parts = useMemo(() => {
    const words = was === null ? [] : diffWords({ before: was, after: is, language })
    return foldSame(markFlags({ parts: words, flags: [] }))
  }, [was, is, language])
  if (was === null) return null
  return (
    <p lang={language} className="mt-2 text-sm break-words whitespace-pre-wrap text-ink">
      {parts.map((part, index) => (
        <Piece key={index} part={part} />
      ))}
      {parts.length === 0 ? texts.empty : null}
    </p>
  )
}

/** Lines that stayed, beside one that changed, are left out. */
function Piece({ part }: { part: ReturnType<typeof foldSame>[number] }) {
  if (part.kind === 'folded') return <span className="text-muted">…</span>
  const text = readable(part.text)
  if (part.kind === 'same') return text
  return (
    <ChangedPiece isPlain kind={part.kind} className={part.kind === 'added' ? 'px-0.5' : 'me-0.5'}>
      {text}
    </ChangedPiece>
  )
}

function Actions({ mark, onTake, onKeep, onEdit, onTranslate }: CardActions & { mark: TwinMark }) {
  const texts = useTexts(TWIN_TEXTS)
  const { kind, canTake } = mark
  const isText = kind === 'text'
  const take = kind === 'added' ? texts.takeAdded : kind === 'removed' ? texts.takeRemoved : texts.take
  const isTooLong = isTooLongToAsk(mark)
  return (
    <div className="mt-3 flex flex-wrap gap-2 pointer-coarse:[&_button]:min-h-11">
      {canTake ? (
        <Button icon={Check} size="sm" look="primary" onPress={() => onTake(mark)}>
          {take}
        </Button>
      ) : null}
      {isText ? (
        <Button icon={PencilLine} size="sm" onPress={() => onEdit(mark)}>
          {texts.edit}
        </Button>
      ) : null}
      {isText && onTranslate && !isTooLong ? (
        <Button icon={Languages} size="sm" onPress={() => onTranslate(mark)}>
          {texts.translate}
        </Button>
      ) : null}
      <Button size="sm" look="ghost" onPress={() => onKeep(mark)}>
        {texts.keep}
      </Button>
      {isText && onTranslate && isTooLong ? (
        <p className="w-full text-xs text-pretty text-muted">{texts.tooLongToAsk}</p>
      ) : null}
    </div>
  )
}
