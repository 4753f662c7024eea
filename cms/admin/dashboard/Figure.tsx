import { Chart } from './Chart'
import type { Series } from './load-figures'
import type { DashboardTexts } from './texts'

type Props = { label: string; href?: string; series: Series; texts: DashboardTexts; bad?: boolean }

/** One question with its number, its last two weeks and where to look further. */
export function Figure({ label, href, series, texts, bad }: Props) {
  return (
    <section className={`jl-figure${bad && series.period > 0 ? ' jl-figure--bad' : ''}`}>
      <h3>{href ? <a href={href}>{label}</a> : label}</h3>
      <p className="jl-figure__number">{series.period.toLocaleString()}</p>
      <p className="jl-figure__note">
        {series.total === null ? texts.inPeriod(series.period) : texts.total(series.total)}
      </p>
      <Chart label={label} days={series.days} texts={texts} />
    </section>
  )
}
