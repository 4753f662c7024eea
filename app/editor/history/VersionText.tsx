import { useMemo, useState } from 'react'
import type { Language } from '../../../collections/resumes/choices'
import { Checkbox } from '~/components/ui/Checkbox'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import type { TextChange } from '../../features/versions/diff-texts'
import { ChangedPiece } from '~/features/versions/ChangedPiece'
import { diffWords } from '../../features/versions/diff-words'
import { HISTORY_TEXTS } from './history-texts'

type Props = { changes: readonly TextChange[]; language: Language }

/** What became of the texts, word by word, under the headings they stand under. */
export function VersionText({ changes, language }: Props) {
  const texts = useTexts(HISTORY_TEXTS)
  const [isWhole, setWhole] = useState(false)
  const shown = useMemo(() => (isWhole ? changes : onlyChanged(changes)), [changes, isWhole])
  return (
    <div tabIndex={0} role="region" aria-label={texts.asText} className="min-h-0 flex-1 overflow-y-auto p-4">
      <div className="mx-auto max-w-2xl">
        <Checkbox isSelected={isWhole} onChange={setWhole}>
          {texts.all}
        </Checkbox>
        {shown.length === 0 ? <p className="py-6 text-muted">{texts.noneSince}</p> : null}
        <div lang={language} className="space-y-2 py-3 text-base break-words whitespace-pre-wrap">
          {shown.map((change, index) => (
            <Line key={index} change={change} language={language} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Line({ change, language }: { change: TextChange; language: Language }) {
  const { kind, before, after } = change
  const words = useMemo(
    () =>
      before && after && kind === 'changed'
        ? diffWords({ before: before.text, after: after.text, language })
        : [{ kind, text: (after ?? before)?.text ?? '' }],
    [kind, before, after, language],
  )
  const isHeading = (after ?? before)?.isHeading
  return (
    <p
      className={cx(isHeading ? 'pt-3 font-semibold text-ink' : kind === 'same' ? 'text-muted' : 'text-ink')}
    >
      {words.map(({ kind: what, text }, index) =>
        what === 'added' || what === 'removed' ? (
          <ChangedPiece key={index} kind={what}>
            {text}
          </ChangedPiece>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </p>
  )
}

/** What changed, with the heading it stands under. */
function onlyChanged(changes: readonly TextChange[]): TextChange[] {
  let heading: TextChange | undefined
  return changes.flatMap((change) => {
    const isHeading = (change.after ?? change.before)?.isHeading
    if (isHeading) heading = change
    if (change.kind === 'same') return []
    const above = heading && heading !== change && heading.kind === 'same' ? [heading] : []
    if (above.length > 0 || isHeading) heading = undefined
    return [...above, change]
  })
}
