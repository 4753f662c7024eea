import { latePart } from '~/components/late/late-part'
import { Spinner } from '~/components/ui/Spinner'
import { useTexts } from '~/i18n/use-texts'
import { Faults } from '../shell/Faults'
import { FileDrop } from '../shell/FileDrop'
import { useFile } from '../shell/use-file'
import { PHOTO_TEXTS } from './texts'

const PhotoEditor = latePart(() => import('./PhotoEditor'), 'PhotoEditor', { waiting: <Spinner /> })

const MAX_BYTES = 40 * 1024 * 1024

export function PhotoCrop() {
  const t = useTexts(PHOTO_TEXTS)
  const { open, value, fault, isBusy } = useFile<HTMLImageElement>({
    maxBytes: MAX_BYTES,
    accepts: (bytes) => isPicture(bytes) || isHeic(bytes),
    accepted: t.accepted,
    read: async ({ bytes }) => {
      if (isHeic(bytes)) return { ok: false, message: t.heic }
      const picture = await loadPicture(bytes)
      return picture ? { ok: true, value: picture } : { ok: false, message: t.broken }
    },
  })
  return (
    <>
      <FileDrop
        accept="image/jpeg,image/png,image/webp"
        hint={t.hint}
        compact={value !== undefined}
        onFiles={(files) => void open(files)}
      />
      <Faults faults={fault ? [fault] : []} />
      {isBusy && <Spinner />}
      {value && <PhotoEditor key={value.src} picture={value} />}
    </>
  )
}

function isPicture(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  return /^(?:\u0089PNG|\u00ff\u00d8\u00ff|RIFF....WEBP)/s.test(head)
}

function isHeic(bytes: Uint8Array): boolean {
  return /^....ftyp(?:heic|heix|hevc|mif1|msf1)/s.test(String.fromCharCode(...bytes.subarray(0, 16)))
}

/** A picture of the reader's machine, turned as its camera says; undefined when it can't be decoded. */
async function loadPicture(bytes: Uint8Array<ArrayBuffer>): Promise<HTMLImageElement | undefined> {
  const blob = new Blob([bytes])
  try {
    // decodes without an address, so that a broken file is known before anything is shown
    const bitmap = await createImageBitmap(blob)
    bitmap.close()
    const picture = new Image()
    picture.src = URL.createObjectURL(blob)
    await picture.decode()
    return picture
  } catch {
    return undefined
  }
}
