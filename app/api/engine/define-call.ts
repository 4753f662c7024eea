import * as z from 'zod'
import type { Text } from '../../http/language'
import type { CallContext, Person } from './call-context'

/** Who may call: anyone, a signed-in person, the owner of what path or body name, ADMIN or SUPER_ADMIN. */
export type Access = 'public' | 'user' | 'owner' | 'admin'

/** So many calls in so many seconds, counted per address or per person, over all instances. */
export type CallLimit = { points: number; seconds: number; by: 'ip' | 'person' }

/** Of a call that writes and has no tighter limit of its own: twice what the fastest typing saves. */
export const WRITE_LIMIT: CallLimit = { points: 1200, seconds: 10 * 60, by: 'person' }

/** How a call is named; its path is below /resume-api, and `{id}` in it a parameter. */
type NameOf = `${'GET' | 'POST'} /${string}`
type ParamNames<Name extends string> = Name extends `${string}{${infer Param}}${infer Rest}`
  ? Param | ParamNames<Rest>
  : never
type ParamsOf<Name extends string> = { [Param in ParamNames<Name>]: string }

type About = {
  /** groups the calls in the documentation */
  tag: string
  summary: Text
  description?: Text
  /** media type of a download, answered instead of the envelope */
  produces?: string
  /** what a page load's cookie may open: a download, or who is signed in; changes nothing */
  cookie?: boolean
  /** accepts multipart/form-data too, whose file part `file` is read as JSON into this field */
  upload?: string
  /** accepts multipart/form-data too, whose file parts reach the input as `File` */
  files?: {
    /** of the whole body, in MB */
    megabytes: number
    /** parts that may come more than once; always a list */
    many?: readonly string[]
  }
  /** of the JSON of a call that anybody may make, where a document with its photo comes along */
  megabytes?: number
  /** the handler reads the body itself: its exact bytes matter */
  raw?: boolean
  limit?: CallLimit
  /** statuses beyond those that every call of its kind can answer, with what they mean here */
  errors?: Record<number, Text>
  /** the envelope's message on success */
  success?: Text
  example?: { query?: unknown; input?: unknown; output?: unknown }
}

export type CallDeclaration<
  Name extends NameOf,
  A extends Access,
  Query extends z.ZodType,
  Input extends z.ZodType,
  Output extends z.ZodType,
> = About & {
  access: A
  query?: Query
  input?: Input
  /** what `data` of the envelope holds; fields that are not declared never leave the server */
  output: Output
  handler: (
    context: CallContext<{
      person: A extends 'public' ? Person | null : Person
      params: ParamsOf<Name>
      query: z.output<Query>
      input: z.output<Input>
    }>,
  ) => Promise<z.input<Output> | Response>
}

/** A call as the pipeline sees it: checked by its own schemas, its types erased. */
export type AnyCall = About & {
  name: NameOf
  method: 'GET' | 'POST'
  path: `/${string}`
  access: Access
  query: z.ZodType
  input: z.ZodType
  output: z.ZodType
  handler: (
    context: CallContext<{
      person: Person | null
      params: Record<string, string>
      query: unknown
      input: unknown
    }>,
  ) => Promise<unknown>
}

type Call<
  Name extends string,
  Query extends z.ZodType,
  Input extends z.ZodType,
  Output extends z.ZodType,
> = AnyCall & {
  name: Name
  /** for the typed client only, never set */
  types?: { params: ParamsOf<Name>; query: z.input<Query>; input: z.input<Input>; output: z.output<Output> }
}

const nothing = z.strictObject({})
type Nothing = typeof nothing

/** Declares one call: routing, checking, the typed client, the documentation and the access tests come from it. */
export function defineCall<
  const Name extends NameOf,
  const A extends Access,
  Output extends z.ZodType,
  Query extends z.ZodType = Nothing,
  Input extends z.ZodType = Nothing,
>(name: Name, declaration: CallDeclaration<Name, A, Query, Input, Output>): Call<Name, Query, Input, Output> {
  const { handler, query, input, ...rest } = declaration
  // an edge: that a name has these two parts is its type
  const [method, path] = name.split(' ') as [AnyCall['method'], AnyCall['path']]
  return {
    ...{ ...rest, name, method, path },
    query: query ?? nothing,
    input: input ?? nothing,
    // an edge: the pipeline has run the guard and the schemas that make the handler's own types true
    handler: (context) => handler(context as unknown as Parameters<typeof handler>[0]),
  }
}
