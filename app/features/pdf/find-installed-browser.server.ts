import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'

/** Best first: the headless shell prints nearly twice as fast and needs half the memory. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'headless_shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
const USUAL_PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    '/opt/google/chrome',
    '/usr/lib/chromium',
    '/headless-shell',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application',
  ],
}

/** The best installed browser in the given search path and in the usual places, or undefined. */
export function findInstalledBrowser(searchPath: string): string | undefined {
  const places = [...searchPath.split(path.delimiter), ...(USUAL_PLACES[process.platform] ?? [])]
  const named = NAMES.flatMap((name) => places.map((place) => path.join(place, name + suffix())))
  return [...named, ...places].find(isProgram)
}

function suffix(): string {
  return process.platform === 'win32' ? '.exe' : ''
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return path.isAbsolute(file) && statSync(file).isFile()
  } catch {
    return false
  }
}
