import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Mailbox = {
  /** for SMTP_URL */
  url: string
  /** whole messages, oldest first */
  messages: string[]
  /** the code of the newest mail to an address */
  codeFor: (address: string) => string
  /** what was mailed to an address as a person reads it, oldest first */
  textsTo: (address: string) => string[]
  /** refuses all mail while true */
  broken: boolean
  /** forgets all mail, and takes it again */
  empty: () => void
  close: () => Promise<void>
}

type Received = { to: string[]; text: string }

/** A real SMTP server on this machine that keeps what it gets. */
export async function openMailbox(): Promise<Mailbox> {
  const received: Received[] = []
  const mailbox: Mailbox = {
    url: '',
    messages: [],
    broken: false,
    empty,
    codeFor: (address) => codeFor({ received, address }),
    textsTo: (address) => received.filter(({ to }) => to.includes(address)).map(({ text }) => readable(text)),
    close,
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (mailbox.broken) return done(new Error('no mail today'))
        const text = Buffer.concat(chunks).toString('utf8')
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        mailbox.messages.push(text)
        done()
      })
    },
  })
  // A site that is killed hangs up in the middle of a mail.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  mailbox.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
  return mailbox

  function empty(): void {
    received.length = 0
    mailbox.messages.length = 0
    mailbox.broken = false
  }

  function close(): Promise<void> {
    return new Promise((resolve) => server.close(() => resolve()))
  }
}

function codeFor({ received, address }: { received: Received[]; address: string }): string {
  const mail = received.findLast(({ to }) => to.includes(address))
  const code = mail && /^(\d{6})\s*$/m.exec(readable(mail.text))?.[1]
  if (!code) throw new Error(`no code was mailed to ${address}`)
  return code
}

/** A message with its base64 and quoted-printable parts decoded. */
function readable(raw: string): string {
  const text = /content-transfer-encoding: quoted-printable/i.test(raw) ? unquoted(raw) : raw
  return text.replace(
    /(content-transfer-encoding: base64[\s\S]*?\r\n\r\n)([A-Za-z0-9+/=\r\n]+)/gi,
    (_, head: string, part: string) => {
      return head + Buffer.from(part, 'base64').toString('utf8')
    },
  )
}

function unquoted(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
}
