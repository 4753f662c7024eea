import { DOMParser } from '@xmldom/xmldom'

/** The fields of a flat `<xml>` message, or null when it is none. Document types are refused, entities with them. */
export function readMessage(xml: string): Record<string, string> | null {
  if (/<!DOCTYPE/i.test(xml)) return null
  let broken = false
  const fail = () => (broken = true)
  const parser = new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } })
  const root = parser.parseFromString(xml.trim(), 'text/xml') as Document | undefined
  const message = root?.documentElement as Element | null | undefined
  if (broken || message?.nodeName !== 'xml') return null
  const fields = Array.from(message.childNodes).filter(({ nodeType }) => nodeType === 1)
  return Object.fromEntries(fields.map(({ nodeName, textContent }) => [nodeName, textContent ?? '']))
}

/** A flat `<xml>` message. Numbers stand bare, texts in CDATA, as WeChat writes them. */
export function writeMessage(fields: Record<string, string | number>): string {
  const lines = Object.entries(fields).map(([name, value]) => `<${name}>${textOf(value)}</${name}>`)
  return `<xml>${lines.join('')}</xml>`
}

function textOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  return `<![CDATA[${value.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
