import type { CollectionConfig } from 'payload'
import { nobody } from '../access/predicates'

/** Which of Stripe's events were dealt with, written when all their effects stand. */
export const paymentEvents: CollectionConfig = {
  slug: 'payment-events',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'eventId', type: 'text', required: true, unique: true },
    { name: 'type', type: 'text', required: true },
    { name: 'outcome', type: 'text', required: true },
    { name: 'order', type: 'text', index: true },
  ],
}
