import type { LayoutCode } from '../../../collections/layout-codes'
import { getLayout } from '../../document/layouts/registry'

type Options = {
  layout?: LayoutCode | undefined
  layoutVersion?: number | undefined
  template: { layout: LayoutCode; layoutVersion: number } | null
}

/** What a new resume is drawn in: the layout and version it names, else the template's, else the newest. */
export function looksOf({ layout, layoutVersion, template }: Options) {
  const code = layout ?? template?.layout ?? 'classic'
  const inherited = code === template?.layout ? template.layoutVersion : undefined
  return { layout: code, layoutVersion: getLayout(code, layoutVersion ?? inherited).version }
}
