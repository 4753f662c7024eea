import type { CollectionConfig } from 'payload'
import { OURS } from '../access/predicates'

/** Which of Stripe's events were dealt with, written when all their effects stand. */
export const paymentEvents: CollectionConfig = {
  slug: 'payment-events',
  ...OURS,
  fields: [
    { name: 'eventId', type: 'text', required: true, unique: true },
    { name: 'type', type: 'text', required: true },
    { name: 'outcome', type: 'text', required: true },
    { name: 'order', type: 'text', index: true },
  ],
}
