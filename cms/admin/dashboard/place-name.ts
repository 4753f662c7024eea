import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { Payload } from 'payload'

/** What the reader calls a collection or a global; its slug where there is no such any more. */
export function placeName(options: { payload: Payload; i18n: I18nClient; slug: string }): string {
  const { payload, i18n, slug } = options
  const { collections, globals } = payload.config
  const collection = collections.find((one) => one.slug === slug)
  const name = collection?.labels.singular ?? globals.find((one) => one.slug === slug)?.label
  return name ? getTranslation(name, i18n) : slug
}
