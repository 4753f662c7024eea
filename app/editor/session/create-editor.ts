import { flushSync } from 'react-dom'
import type { Language } from '../../../collections/resumes/choices'
import { hideEmptied } from '../edits/hide-emptied'
import { followTitle } from '../../../collections/resumes/title-of'
import { createAutosave } from '../autosave/create-autosave'
import type { Unsaved } from '../crash/keep-unsaved'
import type { EditorFonts } from '../../features/fonts/editor-fonts.server'
import { entryAbove } from '../../../collections/resumes/joined-items'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { keepWhileUnsaved } from '../crash/keep-while-unsaved'
import { setField } from '../edits/set-field'
import { createDrafts } from '../fields/drafts'
import { dropAnswered } from '../fields/drop-answered'
import { keepDrafts, recallDrafts } from '../fields/keep-drafts'
import { guardLeaving } from '../saving/guard-leaving'
import { openTabChannel } from '../saving/open-tab-channel'
import { mergeIn } from '../saving/merge-in'
import type { Saver, Send, Stored } from '../saving/save-result'
import { focusField } from '../sections/focus-field'
import { createPen } from '../writing/pen'
import { keepSteps, recallSteps } from '../undo/keep-steps'
import { createDocumentStore } from '../store/create-document-store'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { announce } from './announcer'
import { createValue } from '~/session/create-value'
import { findPlace } from '../edits/find-place'
import type { Editor, EditorParts } from './editor'
import { createFolds } from './folds'
import { ownersAround } from './owners-around'
import { travelWith } from './travel-with'

type Options = {
  id: string
  guest: boolean
  language: Language
  templateCode: string
  accessCode: string
  twin?: string
  stored: Stored
  /** What earlier visits could not save, the newest first. */
  unsaved?: readonly Unsaved[]
  /** What another program left beside the resume; for the person to decide on. */
  workingCopy?: Unsaved | undefined
  fonts?: EditorFonts | undefined
  send: Send
  /** Whether there is a resume already that a copy of what is unsaved can go into. */
  isThere?: () => boolean
  /** Hears what the server has now. */
  onStored?: (stored: Stored) => void
  /** From the editor that this one goes on from. */
  inherited?: EditorParts
}

/** Opens a resume for editing. Nothing runs until it is started. */
export function createEditor(options: Options): Editor {
  const { id, guest, language, templateCode, twin = '', unsaved = [] } = options
  const parts = options.inherited ?? {
    store: createDocumentStore({ initial: newestOf(options).state }),
    folds: createFolds(),
    drafts: createDrafts(recallDrafts(id)),
  }
  const { store, folds, drafts } = parts
  const channel = openTabChannel(id)
  const saver = openSaver({
    ...options,
    store,
    tell: (now) => {
      channel.tell(now)
      options.onStored?.(now)
    },
  })
  if (!options.inherited) recallSteps({ id, store })
  const texts = SHELL_TEXTS[language]
  const changes = changesOf({ store, texts })
  const pen = createPen({
    ...{ content: () => store.get().content, history: store.history },
    ...{ endStep: store.endStep, closeStep: store.closeStep },
    ...changes,
    drafts,
    language,
  })
  const isHere = createValue(false)
  const reveal: Editor['reveal'] = (target) => {
    const { owner } = target
    // Drawn at once: the next key is for the field, and a phone brings its keys up within a tap alone.
    flushSync(() => folds.open(...ownersAround({ content: store.get().content, id: owner })))
    focusField(target, { now: true })
  }
  return {
    id,
    guest,
    twin: createValue(twin),
    language,
    templateCode,
    fonts: options.fonts,
    state: store.get,
    content: () => store.get().content,
    subscribe: store.subscribe,
    endStep: store.endStep,
    closeStep: store.closeStep,
    parts,
    drafts,
    folds,
    ...changes,
    ...travelWith({ store, drafts, folds, pen, language }),
    pen,
    history: store.history,
    saver,
    isHere,
    accessCode: createValue(options.accessCode),
    workingCopy: createValue(options.workingCopy),
    isRestored: unsaved.length > 0 && (saver.isDirty() || saver.conflicts.get().length > 0),
    announce,
    reveal,
    start: () => {
      const claimed = unsaved.map(({ tab }) => tab)
      const keeping = keepWhileUnsaved({ id, store, saver, claimed, isHere })
      const isKept = () => (options.isThere?.() ?? true) && keeping.isKept()
      const stops = [
        saver.start(),
        channel.listen(saver),
        guardLeaving({ saver, settle: pen.keepTyped, isKept }),
        keepSteps({ id, store }),
        keepDrafts({ id, drafts }),
        dropAnswered({ store, drafts }),
        keeping.stop,
      ]
      return () => {
        pen.keepTyped()
        void saver.flush()
        stops.forEach((stop) => stop())
      }
    },
  }
}

type SaverOptions = Options & { store: EditorParts['store']; tell: (stored: Stored) => void }

/** The autosave, with what earlier visits could not save merged in. */
function openSaver(options: SaverOptions): Saver {
  const { store, stored, unsaved = [], send, tell } = options
  const newest = newestOf(options)
  const saver = createAutosave({
    store,
    stored: newest.begin,
    sent: newest.copy?.sent,
    send,
    onSaved: tell,
    merge: mergeIn,
  })
  if (newest.begin !== stored) saver.takeIn(stored)
  unsaved.filter((copy) => copy !== newest.copy).forEach(saver.join)
  return saver
}

/** What is on screen first and where it starts from. A copy from before the server was set back has no such start. */
function newestOf({ stored, unsaved = [] }: Options) {
  const [copy] = unsaved
  if (!copy || copy.revision > stored.revision) return { begin: stored, state: stored.state }
  return { copy, begin: { state: copy.base, revision: copy.revision }, state: copy.state }
}

type ChangeOptions = {
  store: ReturnType<typeof createDocumentStore<Stored['state']>>
  texts: (typeof SHELL_TEXTS)['en']
}

type ContentChange = Parameters<Editor['change']>[0]

type Changes = Pick<Editor, 'setField' | 'change' | 'changeState' | 'setTitle'>

function changesOf({ store, texts }: ChangeOptions): Changes {
  /** A title that nobody gave goes along with name and position, the name of an employer with all positions there. */
  const changeContent = ({ recipe, ...step }: ContentChange) => {
    const { title, content: before } = store.get()
    store.change({
      ...step,
      recipe: (draft) => {
        recipe(draft.content)
        renameJoined({ before, after: draft.content })
        hideEmptied({ before, after: draft.content })
        draft.title = followTitle({ title, before, after: draft.content })
      },
    })
  }
  return {
    setField: ({ owner, field, value, label }) =>
      changeContent({
        name: label,
        merge: `${owner}.${field}`,
        recipe: (content) => setField({ content, owner, field, value }),
      }),
    change: changeContent,
    changeState: (options) => void store.change(options),
    setTitle: (title) =>
      void store.change({
        name: texts.renaming,
        merge: 'title',
        recipe: (draft) => void (draft.title = title),
      }),
  }
}

/** One name is drawn for positions at one employer: where it is written otherwise, it is for all of them. Changes `after`. */
function renameJoined({ before, after }: { before: ResumeContent; after: ResumeContent }): void {
  for (const section of before.entryList)
    for (const item of section.items) {
      const above = item.joined ? entryAbove({ section, item }) : undefined
      if (!above) continue
      const now = findPlace({ content: after, id: above.id })
      const below = findPlace({ content: after, id: item.id })
      if (now?.kind !== 'item' || below?.kind !== 'item' || now.value.title === above.title) continue
      if (below.value.title === item.title && now.value.title.trim() !== '')
        below.value.title = now.value.title
    }
}
