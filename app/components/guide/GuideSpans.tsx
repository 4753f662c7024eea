import { Fragment, type ReactNode } from 'react'
import { addressOf, type GuideNode } from './guide-node'

const BOLD = 1
const ITALIC = 2
const STRUCK = 4
const CODE = 16

/** What stands in a line: words, their emphasis, links. */
export function GuideSpans({ nodes = [] }: { nodes?: GuideNode[] | undefined }) {
  return nodes.map((node, index) => <Span key={index} node={node} />)
}

function Span({ node }: { node: GuideNode }) {
  if (node.type === 'text') return <Words text={node.text ?? ''} format={Number(node.format) || 0} />
  if (node.type === 'linebreak') return <br />
  if (node.type === 'tab') return ' '
  if (node.type !== 'link' && node.type !== 'autolink') return <GuideSpans nodes={node.children} />
  const url = addressOf(node)
  const words = <GuideSpans nodes={node.children} />
  if (!url) return words
  return (
    <a href={url} {...(/^https?:/i.test(url) ? { rel: 'noopener', target: '_blank' } : {})}>
      {words}
    </a>
  )
}

function Words({ text, format }: { text: string; format: number }) {
  let words: ReactNode = <Fragment>{text}</Fragment>
  if (format & CODE) words = <code>{words}</code>
  if (format & STRUCK) words = <s>{words}</s>
  if (format & ITALIC) words = <em>{words}</em>
  if (format & BOLD) words = <strong>{words}</strong>
  return words
}
