import type { CollectionConfig } from 'payload'
import { OURS } from './access/predicates'

export const SCENE_STATUSES = ['waiting', 'scanned', 'confirmed', 'taken', 'used'] as const
export type SceneStatus = (typeof SCENE_STATUSES)[number]

/** Sign-ins that wait for a phone: QR codes on a screen, and codes that the official account sent. Hashed, short-lived. */
export const loginScenes: CollectionConfig = {
  slug: 'login-scenes',
  ...OURS,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    // keyed hash of the secret that only the browser which asked has; empty for a code
    { name: 'browser', type: 'text' },
    { name: 'device', type: 'text' },
    { name: 'status', type: 'select', required: true, options: [...SCENE_STATUSES] },
    // who scanned or confirmed
    { name: 'account', type: 'text' },
    // whom a WeChat account is to be bound to; empty for a sign-in
    { name: 'boundTo', type: 'text' },
    // of a binding: the session that asked for it, which stays when the account's others end
    { name: 'session', type: 'text' },
    // of a binding: keyed hash of the WeChat account that scanned it and was told what for
    { name: 'scannedBy', type: 'text' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
