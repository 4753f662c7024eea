/**
 * Next runs this in the browser before anything of the admin: Zod would try whether it may make functions of text, which the
 * pages' policy forbids, and each try would be reported.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
