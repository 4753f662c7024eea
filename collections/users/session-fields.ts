import type { Field } from 'payload'
import { nobodyField } from '../access/predicates'

const unwritten = { create: nobodyField, update: nobodyField }
const unseen = { ...unwritten, read: nobodyField }

/** What is known of the devices a person signs in on (Payload's own `sessions` with two fields more), and the end. */
export const sessionFields: Field[] = [
  {
    name: 'sessions',
    type: 'array',
    fields: [
      // User-Agent of the browser
      { name: 'device', type: 'text' },
      { name: 'lastSeenAt', type: 'date' },
      // came with a second step, or by a passkey
      { name: 'isStrong', type: 'checkbox' },
    ],
  },
  // the account ends then, unless its owner takes that back
  { name: 'deleteAt', type: 'date', index: true, access: unwritten, admin: { hidden: true } },
  // keyed hashes of the browsers that have signed in before, oldest first
  { name: 'knownDevices', type: 'json', access: unseen, admin: { hidden: true } },
]
