import type { ReactNode } from 'react'

export type DayRow = { key: string; name: string; cells: readonly ReactNode[]; isTotal?: boolean }
type Props = { title: string; head: readonly string[]; rows: readonly DayRow[]; none: string }

/** Sums by day that can be folded away, above a list. Wider than the screen, it scrolls by itself. */
export function DayTable({ title, head, rows, none }: Props) {
  return (
    <details className="jl-day-sums" open>
      <summary>{title}</summary>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <div role="region" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {head.map((text) => (
                  <th key={text} scope="col">
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, cells, isTotal }) => (
                <tr key={key} data-total={isTotal || undefined}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
