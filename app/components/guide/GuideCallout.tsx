import { Info, Lightbulb, TriangleAlert } from 'lucide-react'
import { cx } from '~/components/ui/cx'
import { safeUrl } from './guide-node'
import { GUIDE_BODY_TEXTS } from './texts'
import type { Locale } from '~/i18n/locales'

const LOOKS = {
  tip: { Icon: Lightbulb, tint: 'text-link' },
  note: { Icon: Info, tint: 'text-muted' },
  warning: { Icon: TriangleAlert, tint: 'text-warning' },
}
const MARKS = /\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g

/** A remark beside the text; its words are Markdown with bold and links. */
export function GuideCallout({ kind, text, language }: { kind: string; text: string; language: Locale }) {
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
