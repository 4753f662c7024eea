import { useTexts } from '~/i18n/use-texts'
import { STYLE_TEXTS } from '../texts/style-texts'
import { ConfigChoice } from './ConfigChoice'
import { PartChoice } from './PartChoice'

const LINKS = ['short', 'full'] as const

/** Name, photo and contact data, and how addresses are written. */
export function ContactSection() {
  const texts = useTexts(STYLE_TEXTS)
  return (
    <>
      <PartChoice part="headForm" />
      <PartChoice part="photoAt" />
      <PartChoice part="contactForm" />
      <PartChoice part="contactFlow" />
      <ConfigChoice
        field="linkStyle"
        label={texts.linkStyle}
        options={LINKS.map((id) => ({ id, text: texts.links[id] }))}
      />
    </>
  )
}
