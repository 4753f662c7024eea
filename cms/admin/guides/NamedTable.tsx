'use client'

import { TableFeatureClient } from '@payloadcms/richtext-lexical/client'
import { adminLanguage } from '../../../collections/languages/admin-language'

type Provider = ReturnType<typeof TableFeatureClient>
type Feature = Exclude<Provider['feature'], (...args: never) => unknown>

const NAMES = { 'zh-CN': '表格', en: 'Table' }

/** Payload's tables with a name in the reader's language, by which the menu behind `/` finds them (3.90.1: English only). */
export const NamedTable: typeof TableFeatureClient = (props) => {
  const provider = TableFeatureClient(props)
  if (typeof provider.feature === 'function') return provider
  return { ...provider, feature: withName(provider.feature) }
}

function withName(feature: Feature): Feature {
  const { slashMenu, toolbarFixed } = feature
  return {
    ...feature,
    slashMenu: { ...slashMenu, groups: slashMenu?.groups?.map(withNamedItems) ?? [] },
    toolbarFixed: { ...toolbarFixed, groups: toolbarFixed?.groups.map(withNamedItems) ?? [] },
  }
}

const withNamedItems = <Group extends { items?: object[] }>(group: Group): Group => ({
  ...group,
  items: group.items?.map((item) => ({ ...item, label: nameOf })),
})

const nameOf = ({ i18n }: { i18n: { language: string } }) => NAMES[adminLanguage(i18n)]
