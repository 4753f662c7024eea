'use client'

import { FieldLabel, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { formatPrice } from '../../../app/i18n/format-price'

/** An amount in minor units on the page of an order, as a price; nobody edits it. */
export function PriceField({ field, path }: NumberFieldClientProps) {
  const { i18n } = useTranslation()
  const { value: amount } = useField<number>({ path })
  const currency = useFormFields(([fields]) => fields.currency?.value)
  const isKnown = typeof amount === 'number' && typeof currency === 'string'
  const price = isKnown ? formatPrice({ amount, currency, locale: adminLanguage(i18n) }) : ''
  return (
    <div className="field-type text read-only">
      <FieldLabel label={field.label} path={path} />
      <input id={`field-${path}`} readOnly disabled value={price} />
    </div>
  )
}
