import { ImagePlus, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '~/components/ui/Button'
import { IconButton } from '~/components/ui/IconButton'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { CropButton, PhotoSettings } from '../soon/soon-parts'
import { PHOTO_TEXTS } from './photo-texts'
import { shrinkPhoto } from './shrink-photo'

/** The photo: chosen, made small in the browser, and what is set of it. */
export const PhotoForm = memo(function PhotoForm() {
  const editor = useEditor()
  const texts = useTexts(PHOTO_TEXTS)
  const avatar = useContent((content) => content.avatar)
  const [unreadable, setUnreadable] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    const url = await shrinkPhoto(file)
    setUnreadable(!url)
    if (!url) return
    editor.change({
      name: texts.photo,
      recipe: (draft) => {
        draft.avatar.url = url
        draft.avatar.show = true
      },
    })
  }
  return (
    <fieldset data-owner="$avatar" className="rounded-menu bg-subtle p-3 shadow-rest">
      <legend className="sr-only">{texts.photo}</legend>
      <div className="flex items-center gap-3">
        <PhotoTile url={avatar.url} radius={avatar.radius} />
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-1">
            <ChooseButton
              label={avatar.url ? texts.replace : texts.choose}
              onChoose={(file) => void choose(file)}
            />
            {avatar.show && avatar.url.startsWith('data:') ? <CropButton /> : null}
            {avatar.url ? (
              <IconButton
                icon={Trash2}
                label={texts.remove}
                className="text-muted"
                onPress={() =>
                  editor.setField({ owner: '$avatar', field: 'url', value: '', label: texts.remove })
                }
              />
            ) : null}
          </div>
          <p
            role={unreadable ? 'alert' : undefined}
            className={`mt-1 text-xs ${unreadable ? 'text-danger' : 'text-muted'}`}
          >
            {unreadable ? texts.unreadable : avatar.url ? '' : texts.hint}
          </p>
        </div>
      </div>
      {avatar.url ? <PhotoSettings /> : null}
    </fieldset>
  )
})

function PhotoTile({ url, radius }: { url: string; radius: number }) {
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-surface text-muted">
      {/* The page does not load a web address either. */}
      {/^(data:image\/|\/(?!\/))/.test(url) ? (
        <img src={url} alt="" className="size-full object-cover" style={{ borderRadius: radius / 2 }} />
      ) : (
        <ImagePlus aria-hidden className="size-5" />
      )}
    </span>
  )
}

function ChooseButton({ label, onChoose }: { label: string; onChoose: (file: File | undefined) => void }) {
  return (
    <FileTrigger
      acceptedFileTypes={['image/jpeg', 'image/png', 'image/webp']}
      onSelect={(files) => onChoose(files?.[0])}
    >
      <Button size="sm">{label}</Button>
    </FileTrigger>
  )
}
