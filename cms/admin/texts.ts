import type { AdminText } from '../../collections/languages/admin-language'

/** Where Payload's own words are not those of this product. */
export const adminTexts = {
  en: { general: { payloadSettings: 'Settings of the admin' } },
  zh: { general: { payloadSettings: '后台设置' } },
} satisfies Record<keyof AdminText, object>
