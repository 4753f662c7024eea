import { cx } from '~/components/ui/cx'
import type { ProseBlock, ProseSpan } from './prose'

type Props = { blocks: ProseBlock[]; lang?: string; className?: string }

/** A text to read: a measure of about 40 Chinese characters or 70 letters. */
export function Prose({ blocks, lang, className }: Props) {
  return (
    <div lang={lang} className={cx('jl-prose max-w-[42rem] text-md text-ink', className)}>
      <Blocks blocks={blocks} />
    </div>
  )
}

function Blocks({ blocks }: { blocks: ProseBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}

function Block({ block }: { block: ProseBlock }) {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading
          className={block.level === 2 ? 'mt-10 mb-3 text-xl font-bold' : 'mt-6 mb-2 text-lg font-bold'}
        >
          <Spans spans={block.spans} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p className="my-4 leading-[1.75]">
          <Spans spans={block.spans} />
        </p>
      )
    case 'quote':
      return (
        <blockquote className="my-6 border-s-2 border-line-strong ps-5 text-muted">
          <Blocks blocks={block.blocks} />
        </blockquote>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List
          className={cx(
            'my-4 ps-6 leading-[1.75] marker:text-muted',
            block.ordered ? 'list-decimal' : 'list-disc',
          )}
        >
          {block.items.map((item, index) => (
            <li key={index} className="my-1.5 ps-1 *:my-0">
              <Blocks blocks={item} />
            </li>
          ))}
        </List>
      )
    }
  }
}

function Spans({ spans }: { spans: ProseSpan[] }) {
  return spans.map((span, index) => <Span key={index} span={span} />)
}

function Span({ span }: { span: ProseSpan }) {
  switch (span.type) {
    case 'text':
      return span.text
    case 'code':
      return <code className="rounded-[4px] bg-hover px-1 text-[0.92em]">{span.text}</code>
    case 'break':
      return <br />
    case 'strong':
      return (
        <strong className="font-semibold">
          <Spans spans={span.spans} />
        </strong>
      )
    case 'emphasis':
      // Chinese has no italics: a reader sees the weight instead.
      return (
        <em className="italic [:lang(zh-CN)_&]:font-semibold [:lang(zh-CN)_&]:not-italic">
          <Spans spans={span.spans} />
        </em>
      )
    case 'link':
      return (
        <a
          href={span.url}
          className="text-link underline underline-offset-2"
          {...(span.url.startsWith('/') ? {} : { rel: 'noopener', target: '_blank' })}
        >
          <Spans spans={span.spans} />
        </a>
      )
  }
}
