export type Envelope<Data = unknown> = { success: boolean; code: number; message: string; data: Data }

export type EnvelopeOptions = { code: number; message: string; data?: unknown; headers?: HeadersInit }

/** `{success, code, message, data}` with the HTTP status equal to its code. */
export function envelopeResponse({ code, message, data = null, headers }: EnvelopeOptions): Response {
  const envelope: Envelope = { success: code === 200, code, message, data }
  const response = new Response(JSON.stringify(envelope), { status: code, headers })
  response.headers.set('content-type', 'application/json; charset=utf-8')
  return response
}
