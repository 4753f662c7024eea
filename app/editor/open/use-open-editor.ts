import { useCallback, useEffect, useState } from 'react'
import { openEditor, type Opened, type OpenOptions } from './open-editor'
import { keptEditor } from './started-editor'

/** Opens a resume once the page lives; undefined while it loads. */
export function useOpenEditor({ id, language, loaded }: OpenOptions) {
  const [opened, setOpened] = useState<{ id: string; result: Opened }>()
  const load = useCallback(
    async (came?: OpenOptions['loaded']) => {
      const before = keptEditor(id)
      const result: Opened = before
        ? { ok: true, editor: before }
        : await openEditor({ id, language, loaded: came })
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
