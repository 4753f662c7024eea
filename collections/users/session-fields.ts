import type { Field } from 'payload'
import { nobodyField } from '../access/predicates'

const unseen = { read: nobodyField, create: nobodyField, update: nobodyField }

/** What is known of the devices a person signs in on; Payload's own `sessions` with two fields more. */
export const sessionFields: Field[] = [
  {
    name: 'sessions',
    type: 'array',
    fields: [
      // User-Agent of the browser
      { name: 'device', type: 'text' },
      { name: 'lastSeenAt', type: 'date' },
    ],
  },
  // keyed hashes of the browsers that have signed in before, oldest first
  { name: 'knownDevices', type: 'json', access: unseen, admin: { hidden: true } },
]
