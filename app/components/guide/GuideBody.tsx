import type { Locale } from '~/i18n/locales'
import type { GuideNode } from './guide-node'
import { GuideCallout } from './GuideCallout'
import { GuideFigure } from './GuideFigure'
import { GuideList } from './GuideList'
import { GuideSpans } from './GuideSpans'
import { GuideTable } from './GuideTable'
import { GuideTemplateCard, type CardTemplate } from './GuideTemplateCard'
import { outlineOf } from './outline'
import { GUIDE_BODY_TEXTS } from './texts'

export type GuideBodyProps = { nodes: GuideNode[]; language: Locale; templates: CardTemplate[] }

/** A guide's text as plain HTML, typeset by guide.css. A node of a kind it doesn't know shows the words in it. */
export function GuideBody({ nodes, language, templates }: GuideBodyProps) {
  const anchors = outlineOf(nodes).map(({ id }) => id)
  const headings = nodes.filter((node) => node.type === 'heading' && (node.children ?? []).length > 0)
  return (
    <div lang={language} className="jl-guide">
      {nodes.map((node, index) => (
        <Block
          key={index}
          node={node}
          anchor={anchors[headings.indexOf(node)]}
          language={language}
          templates={templates}
        />
      ))}
    </div>
  )
}

type BlockProps = {
  node: GuideNode
  anchor?: string | undefined
  language: Locale
  templates: CardTemplate[]
}

function Block({ node, anchor, language, templates }: BlockProps) {
  switch (node.type) {
    case 'heading': {
      const Heading = node.tag === 'h3' ? 'h3' : 'h2'
      return (
        <Heading id={anchor}>
          <GuideSpans nodes={node.children} />
        </Heading>
      )
    }
    case 'list':
      return <GuideList node={node} language={language} />
    case 'quote':
      return (
        <blockquote>
          <GuideSpans nodes={node.children} />
        </blockquote>
      )
    case 'horizontalrule':
      return <hr />
    case 'table':
      return <GuideTable node={node} label={GUIDE_BODY_TEXTS[language].table} />
    case 'upload':
      return <GuideFigure node={node} />
    case 'block':
      return <Special node={node} language={language} templates={templates} />
    default:
      return (node.children ?? []).length === 0 ? null : (
        <p>
          <GuideSpans nodes={node.children} />
        </p>
      )
  }
}

function Special({ node, language, templates }: Omit<BlockProps, 'anchor'>) {
  const { blockType, kind, text, code } = node.fields ?? {}
  if (blockType === 'callout')
    return <GuideCallout kind={String(kind)} text={String(text ?? '')} language={language} />
  if (blockType === 'code')
    return (
      <pre tabIndex={0}>
        <code>{String(code ?? '')}</code>
      </pre>
    )
  const template = blockType === 'template-card' && templates.find((one) => one.code === code)
  return template ? <GuideTemplateCard template={template} language={language} /> : null
}
