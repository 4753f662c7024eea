import type { ReactNode } from 'react'
import { cx } from '~/components/ui/cx'
import { defineTexts } from '~/i18n/define-texts'
import { useTexts } from '~/i18n/use-texts'

type Props = {
  kind: 'added' | 'removed'
  /** Where other marks underline words. */
  isPlain?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Words that came or went, for readers and screen readers alike. */
export function ChangedPiece({ kind, isPlain = false, className, children }: Props) {
  const texts = useTexts(CHANGED_TEXTS)
  const Tag = kind === 'added' ? 'ins' : 'del'
  const line = isPlain ? 'no-underline' : 'underline decoration-2 underline-offset-2'
  const look =
    kind === 'added'
      ? cx('rounded-control bg-accent-tint font-semibold text-link', line)
      : 'text-muted line-through decoration-danger'
  return (
    <Tag className={cx(look, className)}>
      <span className="sr-only">{texts[kind]}</span>
      {children}
    </Tag>
  )
}

const CHANGED_TEXTS = defineTexts({
  'zh-CN': { added: '新增：', removed: '删去：' },
  en: { added: 'Added: ', removed: 'Removed: ' },
})
