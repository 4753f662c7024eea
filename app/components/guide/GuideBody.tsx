import { Info, Lightbulb, TriangleAlert } from 'lucide-react'
import type { Locale } from '~/i18n/locales'
import { cx } from '~/components/ui/cx'
import { type GuideNode, safeUrl } from './guide-node'
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

const LOOKS = {
  tip: { Icon: Lightbulb, tint: 'text-link' },
  note: { Icon: Info, tint: 'text-muted' },
  warning: { Icon: TriangleAlert, tint: 'text-warning' },
}
const MARKS = /\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g

/** A remark beside the text; its words are Markdown with bold and links. */
function GuideCallout({ kind, text, language }: { kind: string; text: string; language: Locale }) {
  const known = kind === 'warning' || kind === 'note' ? kind : 'tip'
  const { Icon, tint } = LOOKS[known]
  return (
    <aside className="jl-callout">
      <p className="flex items-center gap-2 text-sm font-semibold text-ink">
        <Icon aria-hidden className={cx('size-4 shrink-0', tint)} />
        {GUIDE_BODY_TEXTS[language].kinds[known]}
      </p>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{inline(paragraph)}</p>
      ))}
    </aside>
  )
}

function inline(text: string) {
  const parts = []
  let from = 0
  for (const match of text.matchAll(MARKS)) {
    const { bold, label, url } = match.groups ?? {}
    parts.push(text.slice(from, match.index))
    const address = safeUrl(url)
    if (bold) parts.push(<strong key={match.index}>{bold}</strong>)
    else if (address)
      parts.push(
        <a key={match.index} href={address}>
          {label}
        </a>,
      )
    else parts.push(label)
    from = match.index + match[0].length
  }
  return [...parts, text.slice(from)]
}
