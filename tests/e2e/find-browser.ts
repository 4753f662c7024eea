import { findChromium } from '../setup/find-browsers'

/** Finds the browser once for every worker. */
export default async function setup(): Promise<void> {
  process.env.PUPPETEER_EXECUTABLE_PATH = await findChromium((text) => process.stdout.write(`${text}\n`))
}
