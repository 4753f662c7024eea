import { useEffect, useRef, useState } from 'react'
import type { OpenFile } from './sheet'

/** Pictures by sheet id, drawn file by file as files come; undefined while a page waits for its turn. */
export function usePictures(files: OpenFile[]): Record<string, string> {
  const [pictures, setPictures] = useState<Record<string, string>>({})
  const begun = useRef(new Set<string>())
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    for (const file of files) {
      if (begun.current.has(file.id)) continue
      begun.current.add(file.id)
      queue.current = queue.current.then(async () => {
        const { drawPages } = await import('./draw-pages')
        for await (const { page, picture } of drawPages(file))
          setPictures((old) => ({ ...old, [`${file.id}-${page}`]: picture }))
      })
    }
  }, [files])
  return pictures
}
