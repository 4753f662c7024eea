import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import * as z from 'zod'
import { confirmPerson } from '../../features/auth/confirm-person.server'
import { signInDevice } from '../../features/auth/sign-in-device'
import { startSession } from '../../features/auth/start-session.server'
import {
  addPasskey,
  newPasskeyOptions,
  passkeyOptions,
  personOfPasskey,
  removePasskey,
} from '../../features/two-step/passkeys.server'
import { siteOrigin } from '../../http/site-origin'
import { ApiError } from '../engine/api-error'
import { defineCall } from '../engine/define-call'
import { notFound } from '../engine/refuse'
import { answerSession } from './answer-session'
import { confirmation, refuseUnconfirmed } from './confirmation'
import { noteEvent } from './note-event'
import { signedIn } from './user-view'

const about = { tag: 'Two-step sign-in' } as const
const person = { limit: { points: 30, seconds: 15 * 60, by: 'person' }, access: 'user' } as const
const visitor = { limit: { points: 120, seconds: 15 * 60, by: 'ip' }, access: 'public' } as const
const ticket = z.string().max(4000).describe('As the call before has answered it')

/** What the browser answers. What is not read here the library reads, which refuses what is malformed. */
const credential = z.object({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ userHandle: z.string().max(200).nullish() }),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()),
  authenticatorAttachment: z.string().max(40).nullish(),
})

const options = defineCall('POST /auth/passkey/options', {
  ...{ ...about, ...visitor },
  summary: { 'zh-CN': '通行密钥登录：给浏览器的参数', en: 'Sign in with a passkey: what the browser needs' },
  output: z.object({
    options: z.custom<PublicKeyCredentialRequestOptionsJSON>().meta({ type: 'object' }),
    ticket: z.string(),
  }),
  async handler({ services, request }) {
    const site = { origin: siteOrigin({ request, services }) }
    return passkeyOptions({ payload: services.payload, site })
  },
})

const signIn = defineCall('POST /auth/passkey', {
  ...{ ...about, ...visitor },
  summary: { 'zh-CN': '通行密钥登录', en: 'Sign in with a passkey' },
  description: {
    'zh-CN': '通行密钥由设备验证本人，相当于两步。',
    en: 'A passkey is both steps: the device has checked who holds it.',
  },
  input: z.strictObject({ ticket, response: credential }),
  output: signedIn,
  errors: { 401: { 'zh-CN': '通行密钥无效', en: 'The passkey is none of an account' } },
  async handler({ services, ip, input, request, headers }) {
    const { payload } = services
    const site = { origin: siteOrigin({ request, services }) }
    const response = input.response as unknown as AuthenticationResponseJSON
    const userId = await personOfPasskey({ payload, site, ticket: input.ticket, response })
    if (!userId) throw new ApiError({ status: 401, key: 'wrongPasskey' })
    const session = await startSession({ payload, userId, device: signInDevice(request), ip, how: 'passkey' })
    return answerSession({ payload, request, headers, session })
  },
})

const newOptions = defineCall('POST /user/passkeys/options', {
  ...{ ...about, ...person },
  summary: { 'zh-CN': '添加通行密钥：给浏览器的参数', en: 'Add a passkey: what the browser needs' },
  description: {
    'zh-CN': '需要 currentPassword，未设密码的账号需要 confirmCode。',
    en: 'It needs currentPassword, or confirmCode where no password is set.',
  },
  input: z.strictObject(confirmation),
  output: z.object({
    options: z.custom<PublicKeyCredentialCreationOptionsJSON>().meta({ type: 'object' }),
    ticket: z.string(),
  }),
  async handler(context) {
    const { services, ip, person, input, request } = context
    const refused = await confirmPerson({ services, ip, person, ...input })
    if (refused) throw refuseUnconfirmed({ context, reason: refused })
    const site = { origin: siteOrigin({ request, services }) }
    return newPasskeyOptions({ payload: services.payload, site, person })
  },
})

const add = defineCall('POST /user/passkeys', {
  ...{ ...about, ...person },
  summary: { 'zh-CN': '添加通行密钥', en: 'Add a passkey' },
  input: z.strictObject({ ticket, response: credential, name: z.string().trim().min(1).max(60) }),
  output: z.null(),
  async handler(context) {
    const { services, person, input, request } = context
    const { payload } = services
    const site = { origin: siteOrigin({ request, services }) }
    const response = input.response as unknown as RegistrationResponseJSON
    if (!(await addPasskey({ payload, site, person, ticket: input.ticket, response, name: input.name })))
      throw new ApiError({ status: 400, key: 'passkeyNotAdded' })
    noteEvent({ context, kind: 'passkey-added', detail: input.name })
    return null
  },
})

const remove = defineCall('POST /user/passkeys/remove', {
  ...{ ...about, ...person },
  summary: { 'zh-CN': '移除通行密钥', en: 'Remove a passkey' },
  input: z.strictObject({ id: z.string().max(100) }),
  output: z.null(),
  errors: { 404: { 'zh-CN': '没有这把通行密钥', en: 'There is no such passkey' } },
  async handler(context) {
    const { services, person, input } = context
    if (!(await removePasskey({ payload: services.payload, person, id: input.id }))) throw notFound()
    noteEvent({ context, kind: 'passkey-removed' })
    return null
  },
})

export const passkeyCalls = [options, signIn, newOptions, add, remove] as const
