import type { Day } from './figure-source'
import type { DashboardTexts } from './texts'

const HEIGHT = 40
const STEP = 14

/** Bars for the eye, a table for the ear. */
export function Chart({ label, days, texts }: { label: string; days: Day[]; texts: DashboardTexts }) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  return (
    <>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        className="jl-chart"
        aria-hidden
        preserveAspectRatio="none"
      >
        {days.map(({ day, count }, index) => {
          const height = count === 0 ? 1 : Math.max(3, (count / most) * HEIGHT)
          return (
            <rect
              key={day}
              x={index * STEP + 1}
              y={HEIGHT - height}
              width={STEP - 3}
              height={height}
              data-empty={count === 0 || undefined}
            >
              <title>{`${day}: ${count}`}</title>
            </rect>
          )
        })}
      </svg>
      <table className="jl-sr-only">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.count}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
