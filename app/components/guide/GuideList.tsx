import { Square, SquareCheck } from 'lucide-react'
import type { Locale } from '~/i18n/locales'
import type { GuideNode } from './guide-node'
import { GuideSpans } from './GuideSpans'
import { GUIDE_BODY_TEXTS } from './texts'

/** A list of points, numbers or boxes; Lexical keeps a list within a list as an item of its own. */
export function GuideList({ node, language }: { node: GuideNode; language: Locale }) {
  const List = node.listType === 'number' ? 'ol' : 'ul'
  const check = node.listType === 'check'
  return (
    <List
      start={List === 'ol' && node.start && node.start > 1 ? node.start : undefined}
      data-check={check || undefined}
    >
      {itemsOf(node).map(({ item, inner }, index) => (
        <li key={index}>
          {check && <Box checked={item.checked === true} language={language} />}
          <span>
            <GuideSpans nodes={item.children} />
          </span>
          {inner.map((list, at) => (
            <GuideList key={at} node={list} language={language} />
          ))}
        </li>
      ))}
    </List>
  )
}

function Box({ checked, language }: { checked: boolean; language: Locale }) {
  const Icon = checked ? SquareCheck : Square
  const t = GUIDE_BODY_TEXTS[language]
  return (
    <Icon
      role="img"
      aria-label={checked ? t.done : t.open}
      className="mt-[0.4em] size-4 shrink-0 text-muted"
    />
  )
}

/** Each item with the lists that stand in the items after it. */
function itemsOf(list: GuideNode): { item: GuideNode; inner: GuideNode[] }[] {
  const items: { item: GuideNode; inner: GuideNode[] }[] = []
  for (const item of list.children ?? []) {
    const last = items.at(-1)
    const nested = (item.children ?? []).filter((child) => child.type === 'list')
    if (last && nested.length > 0 && nested.length === item.children?.length) last.inner.push(...nested)
    else
      items.push({
        item: { ...item, children: (item.children ?? []).filter((child) => child.type !== 'list') },
        inner: nested,
      })
  }
  return items
}
