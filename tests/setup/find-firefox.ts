import { installBrowserPackage } from '../../app/features/pdf/install-browser-package.server'
import { onPath } from './on-path'

const NAMES = ['firefox-esr', 'firefox']

/**
 * The Firefox that pages are shown in beside Chromium: TEST_FIREFOX, an installed one, or the system's package.
 * @throws {Error} saying why there is none
 */
export async function findFirefox(say: (text: string) => void): Promise<string> {
  const installed = () => process.env.TEST_FIREFOX ?? NAMES.map(onPath).find((file) => file !== undefined)
  if (!installed()) await installBrowserPackage({ say, packages: NAMES })
  const file = installed()
  if (!file) throw new Error('the package manager brought no Firefox')
  return file
}
