import { inlineScript } from './inline-script'

/*
 * Zod would try whether it may make functions of text, which the pages' policy forbids: each try is a report of something
 * that nobody did. Before any of its schemas is made.
 */
const NO_EVAL = inlineScript('globalThis.__zod_globalConfig = { jitless: true }')

export function NoEval({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: NO_EVAL }} />
}
