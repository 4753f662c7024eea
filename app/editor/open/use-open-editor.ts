import { useCallback, useEffect, useState } from 'react'
import { loadTwice } from '~/components/late/load-twice'
import type { Editor } from '../session/editor'
import type { Opened, OpenOptions } from './open-editor'

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

const loadOpener = () => import('./open-editor')
/** Asked for with the page's own script: the first drawing doesn't wait for it, nor it for that. */
const early = typeof document === 'undefined' ? undefined : loadOpener().catch(() => undefined)

async function open(options: OpenOptions): Promise<Opened> {
  const module = (await early) ?? (await loadTwice(loadOpener).catch(() => undefined))
  return module ? module.openEditor(options) : { ok: false, reason: 'failed' }
}

/** Opens a resume once the page lives; undefined while it loads. */
export function useOpenEditor({ id, language, loaded }: OpenOptions) {
  const [opened, setOpened] = useState<{ id: string; result: Opened }>()
  const load = useCallback(
    async (came?: OpenOptions['loaded']) => {
      const before = kept.get(id)
      const result: Opened = before
        ? { ok: true, editor: before }
        : await open({ id, language, loaded: came })
      return result
    },
    [id, language],
  )
  useEffect(() => {
    let left = false
    void load(loaded).then((result) => {
      if (!left) setOpened({ id, result })
    })
    return () => {
      left = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what came with the page is as old as the page
  }, [id, load])
  const retry = () => {
    setOpened(undefined)
    void load().then((result) => setOpened({ id, result }))
  }
  return { opened: opened?.id === id ? opened.result : undefined, retry }
}
