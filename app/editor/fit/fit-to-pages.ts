import { toast } from '~/components/ui/toast'
import { composeDocument } from '../../document/layouts/compose-document'
import { getLayout } from '../../document/layouts/registry'
import type { Layout } from '../../document/layouts/types'
import { leafText } from '../../document/model/leaf-text'
import { listLeaves } from '../../document/model/list-leaves'
import type { PagePlan } from '../../document/pagination/types'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { countText } from '../count/count-text'
import { fieldOfBlock } from '../page/field-of-block'
import { offerUndo } from '../session/offer-undo'
import type { Editor } from '../session/editor'
import { STYLE_TEXTS } from '../texts/style-texts'
import { findFit, settingOf, smallestOf, withSetting, type Setting } from './find-fit'
import { COMMAND_TEXTS } from '../commands/command-texts'
import { FIT_TEXTS } from './fit-texts'
import { openMeasure } from './open-measure'

type Options = { editor: Editor; pages: number }

/**
 * Makes a document take no more than so many pages, by the change that is seen least, as one step; what was done is said, with an
 * undo. Where it can't, nothing is changed, and it is said how much is over.
 */
export function fitToPages({ editor, pages }: Options): void {
  const texts = FIT_TEXTS[editor.language]
  const { content, layout: code, layoutVersion } = editor.state()
  const layout = getLayout(code, layoutVersion)
  const measure = openMeasure(layout)
  const plan = (setting: Setting) => measure.plan(withSetting(content, setting))
  try {
    const before = settingOf(content)
    const after = findFit({ content, pages, count: (setting) => plan(setting).pages.length })
    if (!after) {
      const over = overflow({ content, layout, plan: plan(smallestOf(content)), pages })
      const target = fieldOfBlock(over.block)
      toast.warning(texts.over({ pages, ...over }), {
        label: texts.show,
        onAction: () => target && editor.reveal(target),
      })
    } else if (after === before || isSame(before, after)) toast.info(texts.already(pages))
    else {
      editor.change({
        name: COMMAND_TEXTS[editor.language].fit(pages),
        recipe: (draft) => void Object.assign(draft, withSetting(draft, after)),
      })
      const { spaces } = STYLE_TEXTS[editor.language]
      const text = texts.done(pages, { before, after, spaces })
      offerUndo({ editor, text })
    }
  } finally {
    measure.close()
  }
}

const isSame = (one: Setting, other: Setting) => JSON.stringify(one) === JSON.stringify(other)

type Over = { content: ResumeContent; layout: Layout; plan: PagePlan; pages: number }

/** What stands behind the last page that there may be: where it begins, and how many words it has. */
function overflow({ content, layout, plan, pages }: Over): { block: string; from: string; words: number } {
  const flows = composeDocument({ content, layout })
  const leaves = listLeaves(Object.values(flows).flat())
  const textOf = new Map(leaves.map(({ leaf }) => [leaf.id, leafText(leaf)]))
  const over = plan.pages
    .slice(pages)
    .flatMap(({ flows: onPage }) => Object.values(onPage).flat())
    .map(({ block, from = 0, to }) => ({ block, text: (textOf.get(block) ?? '').slice(from, to) }))
    .filter(({ text }) => text.trim() !== '')
  const { words } = countText(over.map(({ text }) => text).join('\n'))
  const [first = { block: '', text: '' }] = over
  return { block: first.block, from: shortened(first.text), words }
}

const MOST_LETTERS = 24
const shortened = (text: string) => {
  const letters = [...text.trim()]
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : letters.join('')
}
