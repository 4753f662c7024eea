'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { formatPrice } from '../../../app/i18n/format-price'

/** Below an amount in minor units, what people will read: who means 29 yuan and types 29 sees `¥0.29`. */
export function PriceShown({ path }: NumberFieldClientProps) {
  const { i18n } = useTranslation()
  const amount = useFormFields(([fields]) => fields[path]?.value)
  const currency = useFormFields(([fields]) => fields[path.replace(/price$/, 'currency')]?.value)
  if (typeof amount !== 'number' || typeof currency !== 'string') return null
  return (
    <output htmlFor={`field-${path.replaceAll('.', '__')}`} style={{ fontWeight: 600 }}>
      = {formatPrice({ amount, currency, locale: adminLanguage(i18n) })}
    </output>
  )
}
