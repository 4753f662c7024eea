'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { formatPrice } from '../../../app/i18n/format-price'

/** An amount in minor units in a list, as a price in the currency of its row; a dash for nothing. */
export function PriceCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const { currency }: Record<string, unknown> = rowData
  if (typeof cellData !== 'number') return null
  if (cellData === 0) return '–'
  if (typeof currency !== 'string') return cellData
  return formatPrice({ amount: cellData, currency, locale: adminLanguage(i18n) })
}
