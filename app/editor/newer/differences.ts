import { composeDocument } from '../../document/layouts/compose-document'
import { getLayout } from '../../document/layouts/registry'
import { leafText } from '../../document/model/leaf-text'
import { listLeaves } from '../../document/model/list-leaves'
import { hasItalics } from '../../document/style/font-families'
import type { Mark } from '../history/Marks'
import type { Drawn } from '../history/version'
import type { Setting } from './setting-of'

type Options = { now: Drawn; newer: Drawn; settings: { now: Setting; newer: Setting } | undefined }

/**
 * Texts that the newer version sets otherwise, in reading order: `added` where italics come in, `changed` where lines break
 * elsewhere or stand on another page. How they break is known once both are drawn; `broken` counts those with italics, too.
 */
export function differences({ now, newer, settings }: Options): { marks: Mark[]; broken: number } {
  const { layout, layoutVersion, content } = newer
  const gainsItalics = !hasItalics(now.content.config.font) && hasItalics(content.config.font)
  const flows = composeDocument({ content, layout: getLayout(layout, layoutVersion) })
  let broken = 0
  const marks = listLeaves(Object.values(flows).flat()).flatMap(({ leaf }): Mark[] => {
    const { id } = leaf
    const text = leafText(leaf).trim()
    const isBroken = settings?.now.get(id) !== settings?.newer.get(id)
    if (isBroken) broken += 1
    if (gainsItalics && leaf.runs.some(({ italic }) => italic)) return [{ id, text, kind: 'added' }]
    return isBroken ? [{ id, text, kind: 'changed' }] : []
  })
  return { marks, broken }
}
