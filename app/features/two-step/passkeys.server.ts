import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { randomUUID } from 'node:crypto'
import type { Payload, TypedUser } from 'payload'
import * as z from 'zod'
import { changeAccount } from '../auth/change-account.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { findRowById } from '~/database/rows.server'
import { isDocumentId } from '~/database/is-document-id'
import { openTicket, sealTicket, spendTicket, type TicketKind } from './tickets.server'

const SECONDS = 5 * 60
const MOST = 20

/** Where passkeys are good: the host they are bound to, and the pages that may ask for them. */
export type Site = { /** `https://jianli.example` */ origin: string }

const passkey = z.object({
  id: z.string(),
  /** of the credential, base64url like the key */
  credential: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  name: z.string(),
  addedAt: z.string(),
  usedAt: z.string().optional(),
})
export type Passkey = z.output<typeof passkey>

/** The passkeys of an account, as it keeps them. */
export function passkeysOf({ passkeys }: Pick<TypedUser, 'passkeys'>): Passkey[] {
  return z.array(passkey).safeParse(passkeys).data ?? []
}

const rpIdOf = ({ origin }: Site) => new URL(origin).hostname
const challenged = z.object({ challenge: z.string() })

/** What a browser needs to make a passkey of a person, and the ticket that goes with its answer. */
export async function newPasskeyOptions(options: OfPerson & { site: Site }) {
  const { payload, site, person } = options
  const made = await generateRegistrationOptions({
    rpName: 'Jianli',
    rpID: rpIdOf(site),
    userName: person.email || person.nickname || 'Jianli',
    userDisplayName: person.nickname || person.email || 'Jianli',
    userID: new TextEncoder().encode(String(person.id)),
    attestationType: 'none',
    excludeCredentials: passkeysOf(person).map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const data = { challenge: made.challenge, userId: String(person.id) }
  return { options: made, ticket: sealTicket({ payload, kind: 'new-passkey', data, seconds: SECONDS }) }
}

/** Keeps a new passkey; false: it is not what was asked for, or there are too many. */
export async function addPasskey(
  options: OfPerson & { site: Site; ticket: string; response: RegistrationResponseJSON; name: string },
): Promise<boolean> {
  const { payload, site, person, ticket, response, name } = options
  const opened = challengeOf({ payload, kind: 'new-passkey', ticket })
  if (opened?.userId !== String(person.id) || !(await spendTicket({ payload, ticket }))) return false
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: opened.challenge,
    expectedOrigin: site.origin,
    expectedRPID: rpIdOf(site),
    requireUserVerification: true,
  }).catch(notVerified)
  if (!verified || !registrationInfo) return false
  const { credential } = registrationInfo
  const made: Passkey = {
    id: randomUUID(),
    credential: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name,
    addedAt: new Date().toISOString(),
  }
  return changeAccount({
    payload,
    userId: person.id,
    change: (user) => {
      const passkeys = passkeysOf(user)
      return passkeys.length < MOST ? { passkeys: [...passkeys, made] } : null
    },
  })
}

/** Takes a passkey off; false: the person has no such one. */
export function removePasskey(options: OfPerson & { id: string }): Promise<boolean> {
  const { payload, person, id } = options
  return changeAccount({
    payload,
    userId: person.id,
    change: (user) => {
      const passkeys = passkeysOf(user)
      const left = passkeys.filter((one) => one.id !== id)
      return left.length < passkeys.length ? { passkeys: left } : null
    },
  })
}

/** What a browser needs to ask for any passkey of this site: who it belongs to comes with the answer. */
export async function passkeyOptions({ payload, site }: { payload: Payload; site: Site }) {
  const made = await generateAuthenticationOptions({ rpID: rpIdOf(site), userVerification: 'required' })
  const data = { challenge: made.challenge }
  return { options: made, ticket: sealTicket({ payload, kind: 'passkey', data, seconds: SECONDS }) }
}

/** Whose passkey has answered, or null. An answer counts once. */
export async function personOfPasskey(options: {
  payload: Payload
  site: Site
  ticket: string
  response: AuthenticationResponseJSON
}): Promise<string | null> {
  const { payload, site, ticket, response } = options
  const opened = challengeOf({ payload, kind: 'passkey', ticket })
  if (!opened) return null
  const userId = Buffer.from(response.response.userHandle ?? '', 'base64url').toString()
  if (!isDocumentId(userId)) return null
  const user = await findRowById({ payload, collection: 'users', id: userId })
  const known = user && passkeysOf(user).find(({ credential }) => credential === response.id)
  if (!known || !(await spendTicket({ payload, ticket }))) return null
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: opened.challenge,
    expectedOrigin: site.origin,
    expectedRPID: rpIdOf(site),
    requireUserVerification: true,
    credential: {
      id: known.credential,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
      // an edge: kept as the browser named them
      transports: known.transports as AuthenticatorTransport[],
    },
  }).catch(notVerified)
  if (!verified || !authenticationInfo) return null
  const used = { counter: authenticationInfo.newCounter, usedAt: new Date().toISOString() }
  await changeAccount({
    payload,
    userId,
    change: (account) => ({
      passkeys: passkeysOf(account).map((one) => (one.id === known.id ? { ...one, ...used } : one)),
    }),
  })
  return userId
}

function challengeOf(options: { payload: Payload; kind: TicketKind; ticket: string }) {
  return challenged.extend({ userId: z.string().optional() }).safeParse(openTicket(options)).data
}

/** The library throws at what is malformed, and answers false where a signature is wrong. */
function notVerified() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined }
}
