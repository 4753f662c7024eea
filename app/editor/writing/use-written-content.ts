import { useMemo } from 'react'
import { useValue } from '~/session/use-value'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { withoutSign } from '../edits/told-in-items'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { blankLineAt, writtenContent } from './written-content'

/** The document as it is drawn: the same one as long as nothing more than the caret moves. */
export function useWrittenContent(): ResumeContent {
  const { pen } = useEditor()
  const content = useContent((current) => current)
  const writing = useValue(pen.writing)
  const { owner, field } = writing?.caret ?? {}
  const composing = writing?.composing
  const typed = writing?.isActive ? writing.typed : undefined
  const blank = writing && blankLineAt({ content, writing })
  const signs = useValue(withoutSign)
  // An empty text is drawn anew when its sign goes, though nothing of it is in the document.
  const now = useMemo(() => ({ content, signs }), [content, signs])
  return useMemo(() => {
    if (owner === undefined || field === undefined || !(composing || typed || blank !== undefined))
      return now.content
    const caret = { owner, field, anchor: blank ?? 0, focus: blank ?? 0 }
    return writtenContent({ content: now.content, writing: { caret, isActive: true, composing, typed } })
  }, [now, owner, field, composing, typed, blank])
}
