import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { STYLE_TEXTS } from '../texts/style-texts'
import { MarginField } from './MarginField'

const SIDES = ['top', 'bottom', 'left', 'right'] as const

/** The four margins in CSS pixels. */
export function MarginSection() {
  const editor = useEditor()
  const texts = useTexts(STYLE_TEXTS)
  const margin = useContent((content) => content.margin)
  return SIDES.map((side) => {
    const set = (value: number) =>
      editor.setField({ owner: '$margin', field: side, value, label: `${texts.margins} ${texts[side]}` })
    return (
      <MarginField key={side} label={texts[side]} group={texts.margins} value={margin[side]} onChange={set} />
    )
  })
}
