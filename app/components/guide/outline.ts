import { textOf, type GuideNode } from './guide-node'

export type OutlineEntry = { id: string; level: 2 | 3; text: string }

/** The headings with the anchors that the page gives them: by their place, which survives any script. */
export function outlineOf(nodes: GuideNode[]): OutlineEntry[] {
  return nodes
    .filter((node) => node.type === 'heading' && textOf(node).trim() !== '')
    .map((node, index) => ({
      id: `s${index + 1}`,
      level: node.tag === 'h3' ? 3 : 2,
      text: textOf(node),
    }))
}

/** Minutes to read: 400 Chinese characters or 220 words. */
export function minutesOf(nodes: GuideNode[]): number {
  const text = nodes.map(textOf).join(' ')
  const characters = (text.match(/\p{Script=Han}/gu) ?? []).length
  const words = (text.replace(/\p{Script=Han}/gu, ' ').match(/\S+/g) ?? []).length
  return Math.max(1, Math.round(characters / 400 + words / 220))
}
