import { useEffect, useState } from 'react'
import { makePhoto, type MakePhotoOptions, type Photo } from './make-photo'

export type ShownPhoto = Photo & { url: string }

/** The photo as it would be downloaded, made anew after each change. */
export function usePhoto({ picture, crop, size, maxBytes }: MakePhotoOptions): ShownPhoto | undefined {
  const [photo, setPhoto] = useState<ShownPhoto>()
  useEffect(() => {
    let gone = false
    void makePhoto({ picture, crop, size, maxBytes }).then((made) => {
      if (gone || !made) return
      const url = URL.createObjectURL(new Blob([made.jpeg], { type: 'image/jpeg' }))
      setPhoto((old) => {
        if (old) URL.revokeObjectURL(old.url)
        return { ...made, url }
      })
    })
    return () => {
      gone = true
    }
  }, [picture, crop, size, maxBytes])
  return photo
}
