import { findChromium } from '../setup/find-browsers'
import { seedSites } from '../setup/start-site'

/** Finds the browser, and makes the data of the sites, once for every worker. */
export default async function setup(): Promise<void> {
  process.env.PUPPETEER_EXECUTABLE_PATH = await findChromium((text) => process.stdout.write(`${text}\n`))
  await seedSites()
}
