import { useMemo } from 'react'
import type { Language } from '../../../collections/resumes/choices'
import { ChangedPiece } from '~/features/versions/ChangedPiece'
import { diffWords } from '~/features/versions/diff-words'

type Props = {
  before: string
  after: string
  /** of the resume */
  language: Language
}

/** Words become other words: what goes is struck out, what comes is underlined, for readers and screen readers alike. */
export function ChangedWords({ before, after, language }: Props) {
  const parts = useMemo(() => diffWords({ before, after, language }), [before, after, language])
  return (
    <p lang={language} className="text-base break-words whitespace-pre-wrap text-ink">
      {parts.map(({ kind, text }, i) =>
        kind === 'same' ? (
          text
        ) : (
          <ChangedPiece key={i} kind={kind}>
            {text}
          </ChangedPiece>
        ),
      )}
    </p>
  )
}
