import { Brush } from 'lucide-react'
import { LAYOUT_NAMES } from '../../../collections/layout-codes'
import { Button } from '~/components/ui/Button'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { inOwnLook, takeOwnLook } from '../../document/designs/own-look'
import { useEditor } from '../session/editor-context'
import { offerUndo } from '../session/offer-undo'
import { useDesign, useResume } from '../session/use-layout'
import { STYLE_TEXTS } from '../texts/style-texts'

type Props = { /** Takes the focus on: with nothing to do, the button is gone. */ onDone: () => void }

/** Sets the document in its layout's own look, where it stands in another. */
export function OwnLookButton({ onDone }: Props) {
  const editor = useEditor()
  const locale = useLocale()
  const texts = useTexts(STYLE_TEXTS)
  const design = useDesign()
  const isIn = useResume(({ content }) => inOwnLook({ content, design }) === content)
  if (isIn) return null
  const take = () => {
    editor.change({ name: texts.takeOwnLook, recipe: (draft) => takeOwnLook({ content: draft, design }) })
    onDone()
    offerUndo({ editor, text: texts.tookOwnLook(LAYOUT_NAMES[design.code][locale]), undo: texts.undo })
  }
  return (
    <Button icon={Brush} look="ghost" size="sm" className="w-full pointer-coarse:h-11" onPress={take}>
      <span className="truncate">{texts.takeOwnLook}</span>
    </Button>
  )
}
