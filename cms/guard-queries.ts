import type { SanitizedConfig } from 'payload'
import { refuseOddQueries } from '../collections/hooks/refuse-odd-queries'

/** One rule for what may be asked, on every collection, Payload's own too: lists, counts, versions and bulk changes. */
export function guardQueries(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.push(refuseOddQueries)
  return config
}
