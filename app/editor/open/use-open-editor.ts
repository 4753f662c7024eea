import { useCallback, useEffect, useState } from 'react'
import { loadTwice } from '~/components/late/load-twice'
import type { Language } from '../../../collections/resumes/choices'
import type { Editor } from '../session/editor'
import type { Opened } from './open-editor'

/** Editors that are open in this tab: going from the desktop to the mobile editor keeps text and undo. */
const kept = new Map<string, Editor>()
const shown = new Set<Editor>()
const KEPT_MS = 3_000

export function keepEditor(editor: Editor): void {
  kept.set(editor.id, editor)
}

/** Starts an editor while it is shown. It is forgotten a moment after it was left: what comes later loads afresh. */
export function useStartedEditor(editor: Editor): void {
  useEffect(() => {
    keepEditor(editor)
    const stop = editor.start()
    return () => {
      stop()
      setTimeout(() => {
        if (!shown.has(editor)) kept.delete(editor.id)
      }, KEPT_MS)
    }
  }, [editor])
  useEffect(() => {
    shown.add(editor)
    return () => void shown.delete(editor)
  }, [editor])
}

/** What opens a resume comes after the first drawing, beside the resume itself. */
async function open(options: { id: string; language: Language }): Promise<Opened> {
  const module = await loadTwice(() => import('./open-editor')).catch(() => undefined)
  return module ? module.openEditor(options) : { ok: false, reason: 'failed' }
}

/** Opens a resume once the page lives; undefined while it loads. */
export function useOpenEditor({ id, language }: { id: string; language: Language }) {
  const [opened, setOpened] = useState<{ id: string; result: Opened }>()
  const load = useCallback(async () => {
    const before = kept.get(id)
    const result: Opened = before ? { ok: true, editor: before } : await open({ id, language })
    if (result.ok) keepEditor(result.editor)
    return result
  }, [id, language])
  useEffect(() => {
    let left = false
    void load().then((result) => {
      if (!left) setOpened({ id, result })
    })
    return () => {
      left = true
    }
  }, [id, load])
  const retry = () => {
    setOpened(undefined)
    void load().then((result) => setOpened({ id, result }))
  }
  return { opened: opened?.id === id ? opened.result : undefined, retry }
}
