import { useEffect, useSyncExternalStore } from 'react'
import { latePart } from '~/components/late/late-part'
import { cropping } from './crop-state'

const close = () => cropping.set(false)
const CropPhoto = latePart(async () => (await import('./CropPhoto')).CropPhoto, { close })

/** Where the photo is cropped; its script comes when it first is. */
export function CropSlot() {
  const isOpen = useSyncExternalStore(cropping.subscribe, cropping.get, () => false)
  useEffect(() => close, [])
  return isOpen ? <CropPhoto onClose={close} /> : null
}
