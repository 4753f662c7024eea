import type { GuideNode } from './guide-node'
import { GuideSpans } from './GuideSpans'

/** A table that scrolls by itself where it is wider than the column. */
export function GuideTable({ node, label }: { node: GuideNode; label: string }) {
  const rows = node.children ?? []
  const head = rows[0]?.children?.every((cell) => (cell.headerState ?? 0) !== 0) ? rows[0] : undefined
  const body = head ? rows.slice(1) : rows
  return (
    <div className="jl-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        {head && (
          <thead>
            <Row node={head} />
          </thead>
        )}
        <tbody>
          {body.map((row, index) => (
            <Row key={index} node={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ node }: { node: GuideNode }) {
  return (
    <tr>
      {(node.children ?? []).map((cell, index) => {
        const spans = { colSpan: cell.colSpan ?? 1, rowSpan: cell.rowSpan ?? 1 }
        const lines = (cell.children ?? []).map((line, at) => (
          <p key={at}>
            <GuideSpans nodes={line.children} />
          </p>
        ))
        return (cell.headerState ?? 0) === 0 ? (
          <td key={index} {...spans}>
            {lines}
          </td>
        ) : (
          <th key={index} scope="col" {...spans}>
            {lines}
          </th>
        )
      })}
    </tr>
  )
}
