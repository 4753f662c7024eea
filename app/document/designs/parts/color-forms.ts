import type { FormOf } from '../../../../collections/resumes/design-parts'
import type { Design } from '../schema/design'
import type { TextStyle } from '../schema/roles'
import type { SectionTitle } from '../schema/section-title'

type Form = FormOf<'colorForm'>
type Fields = Record<'title' | 'subtitle' | 'place' | 'date', TextStyle>

/** Which words are written in the theme colour; those that were grey stay so. */
const WORDS: Record<Form, { titles: boolean; subtitles: boolean }> = {
  lines: { titles: false, subtitles: false },
  titles: { titles: true, subtitles: false },
  full: { titles: true, subtitles: true },
}

/** A design with the theme colour on its lines and marks, on the name and titles as well, or on positions too. */
export function withColor({ design, form }: { design: Design; form: Form }): Design {
  const { head, title, items, aside } = design
  const { titles, subtitles } = WORDS[form]
  const short = items.text.short === 'deep' ? 'ink' : items.text.short
  const fields = ({ title, subtitle, place, date }: Fields): Fields => ({
    title: inInk(title),
    subtitle: subtitles ? { ...subtitle, color: 'deep' } : inInk(subtitle),
    place: inInk(place),
    date: inInk(date),
  })
  const titled = <T extends TextStyle>(text: T): T => (titles ? { ...text, color: 'deep' } : inInk(text))
  // a tab is of the colour itself, and written on in white
  const inTitle = ({ look, text }: SectionTitle) => (look.kind === 'tab' ? text : titled(text))
  return {
    ...design,
    head: {
      ...head,
      name: titled(head.name),
      headline: subtitles ? { ...head.headline, color: 'deep' } : inInk(head.headline),
      contact: inInk(head.contact),
    },
    title: { ...title, text: inTitle(title) },
    items: { ...items, text: { ...items.text, ...fields(items.text), short } },
    ...(aside && {
      aside: {
        ...aside,
        title: { ...aside.title, text: inTitle(aside.title) },
        text: fields(aside.text),
      },
    }),
  }
}

const inInk = <T extends { color?: TextStyle['color'] }>(text: T): T =>
  text.color === 'deep' ? { ...text, color: 'ink' } : text
