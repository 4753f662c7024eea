import { build } from 'esbuild'
import pino from 'pino'
import {
  createBrowserPool,
  type BrowserPool,
  type BrowserPoolOptions,
} from '../../app/features/pdf/browser-pool.server'
import { findChromium } from './find-browsers'

/** A pool on the real browser, found as the server finds it, with the measuring script made from the sources. */
export async function openBrowser(options: Partial<BrowserPoolOptions> = {}): Promise<BrowserPool> {
  return createBrowserPool({
    executablePath: await browserPath(),
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    pageScript,
    ...options,
  })
}

export function browserPath(): Promise<string> {
  return findChromium((text) => process.stderr.write(`${text}\n`))
}

let bundled: Promise<string> | undefined

export function pageScript(): Promise<string> {
  bundled ??= build({
    entryPoints: ['app/document/pagination/page-script.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'chrome120',
    alias: { '~': './app' },
    define: { 'process.env.NODE_ENV': '"production"' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return bundled
}
