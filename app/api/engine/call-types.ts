import type { calls } from '../registry'

type AllCalls = (typeof calls)[number]
type Named = { [Call in AllCalls as Call['name']]: NonNullable<Call['types']> }

/** `'POST /resume/info/{id}'` and so on: every declared call. */
export type CallName = keyof Named
export type FileCallName = Extract<
  CallName,
  | `GET /resume/pdf/${string}`
  | 'GET /puppeteer/generate-pdf'
  | 'POST /puppeteer/guest-pdf'
  | `GET /resume/export/${string}`
>
export type ParamsOfCall<Name extends CallName> = Named[Name]['params']
export type QueryOf<Name extends CallName> = Named[Name]['query']
export type InputOf<Name extends CallName> = Named[Name]['input']
export type DataOf<Name extends CallName> = Named[Name]['output']
