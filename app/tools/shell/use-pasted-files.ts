import { useEffect, useRef } from 'react'
import { listen } from '~/components/ui/listen'

/** Hands over files pasted anywhere on the page, and keeps a drop beside the target from opening the file itself. */
export function usePastedFiles(onFiles: (files: File[]) => void) {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? [])
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    const keep = (event: DragEvent) => event.preventDefault()
    return listen(window, { paste: onPaste, dragover: keep, drop: keep })
  }, [])
}
