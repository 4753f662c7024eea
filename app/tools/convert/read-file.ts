import type { Language } from '../../../collections/resumes/choices'
import { SHELL_TEXTS } from '../shell/texts'
import { detectFormat } from './detect-format'
import { MAX_BYTES } from './formats'
import type { ReadSource } from './read-result'

/** Reads a file that somebody chose, whatever it is. The readers are fetched when they are needed. */
export async function readFile({ file, language }: { file: File; language: Language }): Promise<ReadSource> {
  const shell = SHELL_TEXTS[language]
  if (file.size > MAX_BYTES) return { ok: false, message: shell.tooLarge('20 MB') }
  if (file.size === 0) return { ok: false, message: shell.empty }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { readSource } = await import('./read-source')
  return readSource({ format: detectFormat({ name: file.name, bytes }), bytes, language })
}
