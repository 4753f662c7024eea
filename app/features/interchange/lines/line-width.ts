/** How wide a text stands, in half ems: ideographs and full-width signs count two. */
export function lineWidth(text: string): number {
  const wide = text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu)?.length ?? 0
  return Array.from(text).length + wide
}
