'use client'

import type { JSONFieldClientProps } from 'payload'
import { checkContent } from './check-content'
import { JsonField } from './JsonField'

/** The resume document as text, checked against its schema while it is typed. */
export function ContentField(props: JSONFieldClientProps) {
  return <JsonField {...props} check={checkContent} />
}
