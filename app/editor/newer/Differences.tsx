import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { FONT_NAMES } from '../../document/style/font-names'
import { MarkSign } from '../history/MarkSign'
import type { Mark } from '../history/Marks'
import type { Drawn } from '../history/version'
import { NEWER_TEXTS } from './newer-texts'

type Compared = { marks: readonly Mark[]; broken: number }
type Props = { now: Drawn; newer: Drawn; /** once both are drawn */ compared: Compared | undefined }

/** In words what the newer version sets otherwise, with the signs that mark it on the pages. */
export function Differences({ now, newer, compared }: Props) {
  const texts = useTexts(NEWER_TEXTS)
  const names = FONT_NAMES[useLocale()]
  const [from, to] = [now.content.config.font, newer.content.config.font]
  const italics = compared?.marks.filter(({ kind }) => kind === 'added').length ?? 0
  const broken = compared?.broken ?? 0
  return (
    <ul aria-live="polite" className="flex flex-wrap gap-x-4 gap-y-1 px-4 pt-3 pb-1 text-sm text-muted">
      {from === to ? null : <li>{texts.font(names[from], names[to])}</li>}
      {from === to || italics > 0 ? null : <li>{texts.canItalics}</li>}
      {italics > 0 ? (
        <li className="flex items-center gap-1.5">
          <MarkSign kind="added" />
          {texts.italics(italics)}
        </li>
      ) : null}
      {broken > 0 ? (
        <li className="flex items-center gap-1.5">
          <MarkSign kind="changed" />
          {texts.broken(broken)}
        </li>
      ) : null}
      {compared && broken === 0 ? <li>{texts.unbroken}</li> : null}
      <li>{texts.about}</li>
    </ul>
  )
}
