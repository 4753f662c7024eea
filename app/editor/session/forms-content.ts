import { useRead } from '~/session/use-value'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Editor } from './editor'
import { useEditor } from './editor-context'

/** How long the keys rest on the page before the forms follow, in milliseconds. */
const REST_MS = 250

type Shown = { get: () => ResumeContent; subscribe: (listener: () => void) => () => void }

const known = new WeakMap<Editor, Shown>()

/**
 * A part of the document for the forms beside the page, kept up to date. While somebody writes on the page they follow where
 * the keys rest, and at once when those go elsewhere; `select` must answer the same value for the same document.
 */
export function useFormsContent<T>(select: (content: ResumeContent) => T): T {
  const editor = useEditor()
  const shown = known.get(editor) ?? follow(editor)
  known.set(editor, shown)
  return useRead(shown.subscribe, () => select(shown.get()))
}

function follow({ content, subscribe, pen }: Editor): Shown {
  const listeners = new Set<() => void>()
  let shown = content()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stops: (() => void)[] = []
  const show = () => {
    clearTimeout(timer)
    if (shown === content()) return
    shown = content()
    listeners.forEach((listener) => listener())
  }
  const onChange = () => {
    if (!pen.writing.get()?.isActive) return show()
    clearTimeout(timer)
    if (shown !== content()) timer = setTimeout(show, REST_MS)
  }
  return {
    get: () => {
      // Nobody is told of changes then.
      if (listeners.size === 0) shown = content()
      return shown
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        shown = content()
        stops = [subscribe(onChange), pen.writing.subscribe(onChange)]
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(timer)
        stops.forEach((stop) => stop())
      }
    },
  }
}
