import type { Payload } from 'payload'
import type { Language } from '../../../collections/resumes/choices'
import { LocalTime } from '../LocalTime'
import { missedPlans } from '../guides/missed-plans'
import type { DashboardTexts } from './texts'

type Props = { payload: Payload; language: Language; texts: DashboardTexts; at: (slug: string) => string }

/** Guides that did not come out, or were not withdrawn, at the time that was set. Nothing where there are none. */
export async function MissedPlans({ payload, language, texts, at }: Props) {
  const plans = await missedPlans({ payload })
  if (plans.length === 0) return null
  return (
    <section className="jl-changes jl-missed">
      <h3>{texts.missed}</h3>
      <p>{texts.missedHint}</p>
      <ul>
        {plans.map(({ job, guide, title, type, at: tried }) => (
          <li key={job}>
            <a href={`${at('guides')}/${guide}`}>{`${texts.plans[type]} · ${title}`}</a>
            <span>
              <a href={`${at('payload-jobs')}/${job}`}>{texts.reason}</a>{' '}
              <LocalTime at={tried} language={language} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
