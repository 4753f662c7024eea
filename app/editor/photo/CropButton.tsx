import { Crop } from 'lucide-react'
import { useState } from 'react'
import { latePart } from '~/components/late/late-part'
import { IconButton } from '~/components/ui/IconButton'
import { useTexts } from '~/i18n/use-texts'
import { cropAt } from './crop-state'
import { PHOTO_TEXTS } from './photo-texts'

/** Its script comes when a photo is first cropped. */
export const CropPhoto = latePart(() => import('./CropPhoto'), 'CropPhoto', {
  close: ({ onClose }) => onClose(),
})

/** Crops the photo on the page where that is in sight, and over the form on a phone. */
export function CropButton() {
  const texts = useTexts(PHOTO_TEXTS)
  const [isOpen, setOpen] = useState(false)
  const crop = () => {
    const drawn = document.querySelector('.jl-editor-pages [data-block="$avatar.photo"]')
    if (!drawn?.checkVisibility() || !cropAt(drawn)) setOpen(true)
  }
  return (
    <>
      <IconButton icon={Crop} label={texts.crop} className="text-muted" onPress={crop} />
      {isOpen ? <CropPhoto onClose={() => setOpen(false)} /> : null}
    </>
  )
}
