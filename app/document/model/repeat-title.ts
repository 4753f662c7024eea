import type { Language } from '../../../collections/resumes/choices'
import { labels } from '../text/labels'
import { leafText } from './leaf-text'
import { remember } from './remember'
import type { Box, DocNode, RepeatedTitle } from './types'

/** A section's title as it stands where the section goes on; undefined for a node that has none. */
function titleAgain({ node, language }: { node: DocNode; language: Language }): RepeatedTitle | undefined {
  if (node.type === 'leaf' || node.tag !== 'section') return undefined
  const [title] = node.children
  if (title?.type !== 'leaf' || title.tag !== 'h2') return undefined
  return { text: labels[language].continued(leafText(title)), className: title.runs[0]?.className }
}

type Options = { nodes: DocNode[]; language: Language }

/** The nodes of a galley's flow, each section with its repeated title to be measured beside it. */
export function withProbes({ nodes, language }: Options): DocNode[] {
  return nodes.map((node) =>
    remember({
      owner: node,
      key: `probe,${language}`,
      make: () => {
        const probe = titleAgain({ node, language })
        return probe && node.type === 'box' ? { ...node, probe } : node
      },
    }),
  )
}

/**
 * What stands on a page under the repeated title of the section that it begins with: the body keeps its distance from the title,
 * and what is in it begins as at a page's top. `whole` are the nodes of the flow before any of them was cut.
 */
export function withTitleAgain({ nodes, whole, language }: Options & { whole: DocNode[] }): DocNode[] {
  const [first, ...others] = nodes
  const section = whole.find(({ id }) => id === first?.id)
  const again = section && titleAgain({ node: section, language })
  if (!again || first?.type !== 'box') return nodes
  const children = first.children.map((child): DocNode =>
    child.type === 'box' ? { ...child, isLed: true } : child,
  )
  return [{ ...first, again, children } satisfies Box, ...others]
}
