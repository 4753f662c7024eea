import type { ViteDevServer } from 'vite'

/** Vite inside this server, with its reload socket on a port of its own: Next's lives on the server's. */
export async function createVite(options: { reloadPort: number }): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  const { prepareStackTrace } = Error
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { port: options.reloadPort } },
  })
  // Remix's plugin sets a formatter of stacks that fails on Turbopack's sectioned source maps: any error logged in the
  // admin would then be answered with 500. Node maps stacks by itself.
  Error.prepareStackTrace = prepareStackTrace
  return vite
}
