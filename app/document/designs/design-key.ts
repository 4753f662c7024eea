import type { Design } from './schema/design'

/**
 * Names a description by all that shapes its lines: nodes, plans and pictures are kept by it, so that one that was changed never shows
 * what was made of the other. 64 bits of FNV-1a, which needs no await and is no secret.
 */
export function designKey(design: Design): string {
  const text = JSON.stringify({ ...design, recommended: undefined })
  return `${design.code}-${design.version}-${fnv1a(text, 0x811c9dc5)}${fnv1a(text, 0x1000193)}`
}

function fnv1a(text: string, basis: number): string {
  let hash = basis
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
