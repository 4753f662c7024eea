import { useEffect, useMemo } from 'react'
import { passagesOf, type Passage } from '../../document/passages/passages-of'
import { placeComment, type PlacedComment } from '../../document/passages/place-comment'
import type { Layout } from '../../document/layouts/types'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { onReturn } from '~/components/ui/on-return'
import { useValue } from '~/session/use-value'
import { useEditor } from '../session/editor-context'
import { closeComments } from './comments-opened'
import { commentsOf, type Comment, type Comments } from './comments-store'

/** What readers wrote about the resume that is open. */
export function useComments(): Comments {
  return useValue(commentsOf(useEditor()).value)
}

/** Who reads it comments at any time: so often those that came are asked for, in milliseconds. */
const EVERY_MS = 60_000

/** Fetches them, and again now and then while the editor is seen; they close with it. */
export function useWatchComments(): void {
  const editor = useEditor()
  useEffect(() => {
    const { refresh } = commentsOf(editor)
    const stop = onReturn(() => void refresh(), EVERY_MS)
    return () => {
      stop()
      closeComments()
    }
  }, [editor])
}

export type ShownComment = { comment: Comment; place: PlacedComment | undefined; rank: number }

type Options = { list: readonly Comment[] | undefined; content: ResumeContent; layout: Layout }

/** Comments with the texts they are about, in the order of the page; last those whose text is gone. */
export function usePlaced({ list, content, layout }: Options): ShownComment[] {
  return useMemo(() => {
    if (!list || list.length === 0) return []
    const passages = passagesOf({ content, layout })
    return list.map((comment) => placed({ comment, passages })).toSorted((a, b) => a.rank - b.rank)
  }, [list, content, layout])
}

function placed({ comment, passages }: { comment: Comment; passages: readonly Passage[] }): ShownComment {
  const place = placeComment({ comment, passages })
  return { comment, place, rank: place ? passages.indexOf(place.passage) : passages.length }
}
