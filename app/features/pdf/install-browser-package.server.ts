import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

type Options = {
  say: (text: string) => void
  /** The first of them that can be had is installed. */
  packages?: readonly string[]
}

const APT = '/usr/bin/apt-get'
const CHROMIUM = ['chromium-headless-shell', 'chromium']

/**
 * Installs a browser with the system's package manager, when there is one that we know and may use: apt-get as root.
 * @throws {Error} when it may not be used or no package could be installed
 */
export async function installBrowserPackage({ say, packages = CHROMIUM }: Options): Promise<void> {
  if (!existsSync(APT)) throw new Error('there is no package manager here that Jianli knows')
  if (process.getuid?.() !== 0) throw new Error('installing a browser with apt-get needs root')
  say('Reading the list of packages (apt-get update)…')
  await run(['update', '-q'])
  for (const name of packages) {
    say(`Installing ${name} (apt-get install; about a minute)…`)
    try {
      return await run(['install', '-y', '-q', '--no-install-recommends', name])
    } catch (error) {
      if (name === packages.at(-1)) throw error
    }
  }
}

function run(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = {
      NODE_ENV: 'production' as const,
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      DEBIAN_FRONTEND: 'noninteractive',
    }
    const child = spawn(APT, args, { env, stdio: ['ignore', 'ignore', 'pipe'], timeout: 600_000 })
    let last = ''
    child.stderr.on('data', (text: Buffer) => (last = (last + text.toString()).slice(-300)))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`apt-get ${args.join(' ')} failed: ${last.trim() || code}`)),
    )
  })
}
