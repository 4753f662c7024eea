import type { Language } from '../../../collections/resumes/choices'
import { Chart } from './Chart'
import type { FigureValue } from './figure-source'
import type { DashboardTexts } from './texts'

type Props = { label: string; href: string; value: FigureValue; texts: DashboardTexts; language: Language }

/** One question with its number and its last two weeks; the whole card is the way further. */
export function Figure({ label, href, value, texts, language }: Props) {
  const { number, days, note, bad } = value
  return (
    <section className={`jl-figure${bad ? ' jl-figure--bad' : ''}`}>
      <h3>
        <a href={href}>{label}</a>
      </h3>
      <p className="jl-figure__number">{number.toLocaleString(language)}</p>
      <p className="jl-figure__note">{note?.[language]}</p>
      <Chart label={label} days={days} texts={texts} />
    </section>
  )
}
