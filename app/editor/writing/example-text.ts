import type { ResumeContent } from '../../../collections/resumes/schema'
import { createValue } from '~/session/create-value'
import { findPlace } from '../edits/find-place'
import type { Editor, FieldTarget } from '../session/editor'
import { editorClient } from '../session/editor-client'
import type { Hand } from './hand'
import type { Writing } from './pen'
import { writtenText } from './written-field'

type Begun = Pick<Editor, 'pen' | 'templateCode'>

/** The example that a resume was begun from, asked for once; undefined where there is none or nobody answers. */
export async function exampleOf({ pen: { example }, templateCode: code }: Begun) {
  if (code && !example.get())
    example.set(
      await editorClient()
        .call('POST /template/info/{code}', { params: { code }, ignoreToast: true })
        .then(({ content }) => content)
        .catch(() => undefined),
    )
  return example.get()
}

type HandOptions = Pick<Editor, 'content'> & { hand: Pick<Hand, 'shown' | 'put' | 'writing'> }

/** What the pen knows of the example. */
export function exampleHand({ content, hand: { shown, put, writing } }: HandOptions) {
  const example = createValue<ResumeContent | undefined>(undefined)
  const isExample = (target: FieldTarget) =>
    isExampleText({ content: content(), example: example.get(), ...target })
  /** What was last offered: selected after all when the example comes, where nothing was done since. */
  let offered: Writing | undefined
  const offer = (target: FieldTarget) => {
    const { from, to } = shown(target)
    put({ ...target, anchor: isExample(target) ? from : to, focus: to })
    offered = writing.get()
  }
  example.subscribe(() => {
    if (offered && offered === writing.get()) offer(offered.caret)
  })
  return { example, isExample, offer }
}

type Options = FieldTarget & { content: ResumeContent; example: ResumeContent | undefined }

/** Whether a text is still word for word the example's. A section's heading may well be one's own. */
function isExampleText({ content, example, owner, field }: Options): boolean {
  if (!example || owner.startsWith('$') || findPlace({ content, id: owner })?.kind === 'section') return false
  const text = writtenText({ content, owner, field })
  return text !== undefined && text !== '' && text === writtenText({ content: example, owner, field })
}
