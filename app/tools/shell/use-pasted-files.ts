import { useEffect, useRef } from 'react'

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
    window.addEventListener('paste', onPaste)
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('paste', onPaste)
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}
