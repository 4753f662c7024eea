import { memo } from 'react'
import type { Box, DocNode, RepeatedTitle } from '../model/types'
import { readsOf, type Direction } from '../text/direction'
import { LeafView } from './LeafView'
import { turnedWithin } from './turned-within'

type Place = {
  first: boolean
  /** From which side what is around it is read; nothing in a document without texts that are read from the right. */
  within: Direction | undefined
}

/** A node of the document. `first` marks the chain of first nodes of a flow: it drops its margins at the page's top. */
export const NodeView = memo(function NodeView({ node, ...place }: Place & { node: DocNode }) {
  return node.type === 'leaf' ? <LeafView leaf={node} {...place} /> : <BoxView box={node} {...place} />
})

function BoxView({ box, first, within }: Place & { box: Box }) {
  const Tag = box.tag
  const leads = box.isLed === true || (first && !box.again)
  const direction = within && turnedWithin({ node: box, within })
  return (
    <Tag
      className={classOf(box)}
      dir={direction === within ? undefined : direction}
      data-first={first ? '' : undefined}
      {...(box.value === undefined ? {} : { value: box.value })}
    >
      {box.again ? <TitleAgain {...box.again} within={direction} /> : null}
      {box.children.map((child, i) => (
        <NodeView key={child.id} node={child} first={leads && i === 0} within={direction} />
      ))}
      {box.probe ? (
        <div className="jl-probe">
          <TitleAgain {...box.probe} within={direction} />
        </div>
      ) : null}
    </Tag>
  )
}

function classOf({ className, continued }: Box): string | undefined {
  if (!continued) return className
  return className ? `${className} jl-continued` : 'jl-continued'
}

type Props = RepeatedTitle & { within: Direction | undefined }

/** The title of a section that goes on, for the eye alone: the section's own is what is read. */
function TitleAgain({ text, className, within }: Props) {
  const direction = within && turnedWithin({ node: { reads: readsOf(text), turns: 'right' }, within })
  return (
    <div
      className="jl-section-title jl-again"
      dir={direction === within ? undefined : direction}
      aria-hidden="true"
      data-first=""
    >
      <span className={className}>{text}</span>
    </div>
  )
}
