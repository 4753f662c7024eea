import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { decodeFonts } from './app/features/fonts/font-files.server'
import { writeEditorFonts } from './app/features/fonts/write-editor-fonts'
import { packAssets } from './app/server/pack-assets'

/**
 * The production build: Remix (client and server), the admin, the server itself and the page's measuring script.
 * `--if-needed` builds only when a source has changed since the last one.
 */

const STAMP = 'build/stamp'
const SOURCES = [
  'app',
  'cms',
  'collections',
  'public',
  'server.ts',
  'env.server.ts',
  'build.ts',
  'vite.config.ts',
  'remix.config.js',
  'package-lock.json',
]
/** Made by the build itself, so no source of it. */
const EDITOR_FONTS = 'public/fonts'
const REVIEW = 'public/review'
const SKIP = new Set(['.next', 'next-env.d.ts', 'node_modules', EDITOR_FONTS, REVIEW])

const stamp = hashOf(SOURCES)
if (process.argv.includes('--script-only')) {
  await buildPageScript()
  await buildReviewScript()
  if (!existsSync(EDITOR_FONTS)) await buildFonts()
} else if (
  process.argv.includes('--if-needed') &&
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === stamp
) {
  // Nothing to do.
} else await buildAll()

async function buildAll() {
  step('Cutting the fonts (half a minute the first time)')
  await buildFonts()
  step('Building the site')
  await buildReviewScript()
  run('node_modules/@remix-run/dev/dist/cli.js', ['vite:build'])
  await packAssets({ dir: 'build/client/assets' })
  await packAssets({ dir: 'build/client/fonts' })
  step('Building the admin')
  run('node_modules/next/dist/bin/next', ['build', 'cms'])
  step('Building the server')
  await buildPageScript()
  await build({
    entryPoints: {
      'server-main': 'server.ts',
      'trace-worker': 'app/features/assistant/trace/trace-worker.ts',
      'document-worker': 'app/features/threads/document-worker.ts',
    },
    outdir: 'build',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    alias: { '~': './app' },
    logLevel: 'warning',
  })
  // React and Next read NODE_ENV while they load, so it has to stand before the first import.
  writeFileSync('build/start.js', "process.env.NODE_ENV ||= 'production'\nawait import('./server-main.js')\n")
  writeFileSync(STAMP, stamp)
}

/** The whole fonts for what the server cuts, and their slices for the editor. */
async function buildFonts() {
  await decodeFonts()
  await writeEditorFonts({ outDir: EDITOR_FONTS })
}

/** The script that measures and paginates inside the server's own browser. */
async function buildPageScript() {
  await build({
    entryPoints: ['app/document/pagination/page-script.ts'],
    outfile: 'build/page-script.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'chrome120',
    alias: { '~': './app' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
}

/** The one script of a shared page, where its link takes comments: it stands without Remix and its routes. */
async function buildReviewScript() {
  await build({
    entryPoints: ['app/routes/preview.$id/review/start.tsx'],
    outfile: `${REVIEW}/review.js`,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: ['chrome111', 'safari16.4', 'firefox120'],
    alias: { '~': './app' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
}

function run(script: string, args: string[]) {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '--conditions=production',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  execFileSync(process.execPath, [script, ...args], { stdio: ['ignore', 'inherit', 'inherit'], env })
}

function step(text: string) {
  process.stdout.write(`\n${text} …\n`)
}

function hashOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn))
    hash
      .update(file)
      .update(String(statSync(file).size))
      .update(contentOf(file))
  return hash.digest('hex')
}

function filesIn(place: string): string[] {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place)
    .filter((name) => !SKIP.has(name) && !SKIP.has(`${place}/${name}`))
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)))
}

/** Fonts are large and never edited in place: their size is enough. */
function contentOf(file: string): Buffer | string {
  return file.endsWith('.woff2') ? '' : readFileSync(file)
}
