import { useMemo } from 'react'
import type { Language } from '../../../collections/resumes/choices'
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
      {parts.map(({ kind, text }, i) => {
        if (kind === 'removed')
          return (
            <del key={i} className="text-muted line-through decoration-danger">
              {text}
            </del>
          )
        if (kind === 'added')
          return (
            <ins
              key={i}
              className="rounded-control bg-accent-tint font-semibold text-link underline decoration-2 underline-offset-2"
            >
              {text}
            </ins>
          )
        return <span key={i}>{text}</span>
      })}
    </p>
  )
}
