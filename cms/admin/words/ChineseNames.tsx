'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { adminLanguage } from '../../../collections/languages/admin-language'
import type { Language } from '../../../collections/resumes/choices'
import { chineseName } from './chinese-name'
import { chineseWord } from './chinese-word'

/** Whether there are words to put in the place of Payload's English ones. */
const HAS_OWN_WORDS: Record<Language, boolean> = { 'zh-CN': true, en: false }
const NAMED = '[aria-label]'
/** Payload's own parts that show English words; nothing that a person writes is among them. */
const WORDED = [
  '.table-action-menu-dropdown .text',
  'dialog[id*="lexical-table-create"] :is(h2, label)',
  '.react-datepicker-time__header',
  '.react-datepicker__navigation-icon',
  '.live-preview-toolbar-controls__breakpoint span',
  '.popup-button-list__button',
].join()
const WATCHED = { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-label'] }

/**
 * Gives Chinese names and words to what Payload's text editor and its calendar say in English whatever the language
 * (3.90.1). The editor's have no setting and no key among its translations, the calendar's (`admin.date.overrides`) only one
 * for all languages: they are changed where they stand.
 */
export function ChineseNames({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const isChinese = HAS_OWN_WORDS[adminLanguage(i18n)]
  useEffect(() => {
    if (!isChinese) return
    renameIn(document.body)
    const observer = new MutationObserver((changes) => changes.forEach(renameChanged))
    observer.observe(document.body, WATCHED)
    return () => observer.disconnect()
  }, [isChinese])
  return children
}

function renameChanged({ type, target, addedNodes }: MutationRecord) {
  if (type === 'attributes') return rename(target as Element)
  if (type === 'characterData') return rewordAround(target)
  for (const node of addedNodes) {
    if (node instanceof Element) renameIn(node)
    else rewordAround(node)
  }
}

function renameIn(element: Element) {
  rename(element)
  element.querySelectorAll(NAMED).forEach(rename)
  rewordAround(element)
  element.querySelectorAll(WORDED).forEach(reword)
}

function rename(element: Element) {
  const name = element.getAttribute('aria-label')
  const chinese = name && chineseName(name)
  if (chinese && chinese !== name) element.setAttribute('aria-label', chinese)
}

function rewordAround(node: Node) {
  const element = node instanceof Element ? node : node.parentElement
  if (element?.matches(WORDED)) reword(element)
}

/** Only the value of a text is changed: React holds the node and writes to it again. */
function reword(element: Element) {
  for (const node of element.childNodes) {
    const chinese = node.nodeType === Node.TEXT_NODE && node.nodeValue && chineseWord(node.nodeValue)
    if (chinese) node.nodeValue = chinese
  }
}
