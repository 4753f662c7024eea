import type { NodemailerAdapterArgs } from '@payloadcms/email-nodemailer'
import nodemailer, { type Transport } from 'nodemailer'
import pino from 'pino'
import type { Env } from '../env.server'

/** SMTP by `SMTP_URL`; without it every mail is printed in the server's log, so that codes can be read there. */
export function mailTransport(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): NodemailerAdapterArgs {
  const { name, address } = splitAddress(env.MAIL_FROM)
  const transport = env.SMTP_URL
    ? nodemailer.createTransport(env.SMTP_URL)
    : nodemailer.createTransport(logTransport())
  return { defaultFromAddress: address, defaultFromName: name, transport, skipVerify: true }
}

function logTransport(): Transport {
  const log = pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
  return {
    name: 'log',
    version: '1',
    send(mail, done) {
      const { to, subject, text } = mail.data
      log.info({ mail: { to, subject, text } }, 'mail (no SMTP_URL set, so it is printed here)')
      done(null, { messageId: mail.message.messageId() })
    },
  }
}

function splitAddress(from: string): { name: string; address: string } {
  const match = /^(.*?)\s*<([^>]+)>$/.exec(from)
  return match ? { name: match[1] ?? '', address: match[2] ?? from } : { name: 'Jianli', address: from }
}
