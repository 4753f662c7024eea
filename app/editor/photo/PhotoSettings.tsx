import { Slider } from '~/components/ui/Slider'
import { Switch } from '~/components/ui/Switch'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { PHOTO_TEXTS } from './photo-texts'

/** Whether a photo is shown, its corners and width. */
export function PhotoSettings() {
  const editor = useEditor()
  const texts = useTexts(PHOTO_TEXTS)
  const avatar = useContent((content) => content.avatar)
  const set = (field: 'show' | 'radius' | 'width', value: boolean | number) =>
    editor.setField({ owner: '$avatar', field, value, label: texts.photo })
  return (
    <div className="mt-2 space-y-1">
      <Switch className="text-sm" isSelected={avatar.show} onChange={(value) => set('show', value)}>
        {texts.show}
      </Switch>
      <Slider
        label={texts.width}
        unit="px"
        minValue={40}
        maxValue={240}
        value={avatar.width}
        onChange={(value) => set('width', value)}
      />
      <Slider
        label={texts.radius}
        unit="px"
        minValue={0}
        maxValue={120}
        value={Math.min(avatar.radius, 120)}
        onChange={(value) => set('radius', value)}
      />
    </div>
  )
}
