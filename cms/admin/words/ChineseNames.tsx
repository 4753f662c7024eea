'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { chineseName } from './chinese-name'

const NAMED = '[aria-label]'

/**
 * Gives Chinese names to what Payload's text editor and its calendar name in English whatever the language (3.90.1).
 * Such names are heard, not seen, and have no setting; they are changed where they stand.
 */
export function ChineseNames({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const isChinese = i18n.language === 'zh'
  useEffect(() => {
    if (!isChinese) return
    document.querySelectorAll(NAMED).forEach(rename)
    const observer = new MutationObserver((changes) => changes.forEach(renameChanged))
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-label'] })
    return () => observer.disconnect()
  }, [isChinese])
  return children
}

function renameChanged({ type, target, addedNodes }: MutationRecord) {
  if (type === 'attributes') return rename(target as Element)
  for (const node of addedNodes) {
    if (!(node instanceof Element)) continue
    rename(node)
    node.querySelectorAll(NAMED).forEach(rename)
  }
}

function rename(element: Element) {
  const name = element.getAttribute('aria-label')
  const chinese = name && chineseName(name)
  if (chinese && chinese !== name) element.setAttribute('aria-label', chinese)
}
