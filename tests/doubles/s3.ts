import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerS3, type S3Answer, type S3Objects } from './s3/answer-s3'
import { checkSignature, type Keys } from './s3/check-signature'
import { S3Fault } from './s3/s3-fault'

/** A bucket on this machine, written from S3's description and sharing no code with ours. */
export type S3Double = {
  /** the S3 settings */
  env: Record<string, string>
  objects: S3Objects
  /** what a request has to be signed with; changed, the settings' keys are wrong */
  keys: Keys
  /** while true every request hangs up */
  down: boolean
  /** the codes of the errors answered so far */
  faults: string[]
  close: () => Promise<void>
}

export async function openS3(): Promise<S3Double> {
  const bucket = 'jianli-test'
  const keys = { keyId: 'AKIDOUBLE', secret: 'a-secret/of+the=double', region: 'test-region-1' }
  const double: S3Double = {
    env: {},
    objects: new Map(),
    keys,
    down: false,
    faults: [],
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
  const server = createServer((message, response) => {
    if (double.down) return void message.destroy()
    void answer({ message, double, bucket }).then((answered) => send({ message, response, answered }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  double.env = {
    S3_BUCKET: bucket,
    S3_REGION: keys.region,
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: keys.keyId,
    S3_SECRET_ACCESS_KEY: keys.secret,
  }
  return double
}

type Asked = { message: IncomingMessage; double: S3Double; bucket: string }

async function answer({ message, double, bucket }: Asked): Promise<S3Answer> {
  const { method = 'GET', url = '/' } = message
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
  )
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  try {
    checkSignature({ request: { method, url, headers, body }, keys: double.keys })
    const request = { method, url: new URL(url, 'http://s3.test'), headers, body }
    return answerS3({ request, bucket, objects: double.objects })
  } catch (fault) {
    if (!(fault instanceof S3Fault)) throw fault
    double.faults.push(fault.code)
    const type = { 'content-type': 'application/xml' }
    return { status: fault.status, headers: type, body: fault.toXml(url) }
  }
}

type Sent = { message: IncomingMessage; response: ServerResponse; answered: S3Answer }

function send({ message, response, answered: { status, headers, body = '' } }: Sent): void {
  const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...headers, ...length, 'x-amz-request-id': '0' })
  // the answer to HEAD has a length and no body
  response.end(message.method === 'HEAD' || status === 204 ? undefined : body)
}
