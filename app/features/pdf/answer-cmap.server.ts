import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Tables by which older Chinese PDFs name their characters; a browser that reads such a file asks for them by name. */
export async function answerCmap(name: string): Promise<Response> {
  if (!/^[\w-]{1,40}\.bcmap$/.test(name)) return new Response(null, { status: 404 })
  const folder = path.join(
    path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
    'cmaps',
  )
  const bytes = await readFile(path.join(folder, name)).catch(() => null)
  if (!bytes) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
