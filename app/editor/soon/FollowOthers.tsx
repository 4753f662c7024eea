import { useEffect } from 'react'
import { readGuestResume } from '../../features/guest-resumes/read-guest-resume'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { listen } from '~/components/ui/listen'
import { useValue } from '~/session/use-value'
import { useWatchComments } from '../comments/use-comments'
import { keepForOffline } from '../offline/keep-for-offline'
import { useEditor } from '../session/editor-context'
import { NOTICE_TEXTS } from '../texts/notice-texts'
import { storedOf } from '../open/stored-of'
import { editorClient } from '../session/editor-client'
import type { Editor } from '../session/editor'
import { sessionOf } from '../assistant/run/session'
import { watchTranslations } from '../twin/just-translated'
import { twinBehind } from '../twin/twin-behind'
import { twinSessionOf } from '../twin/twin-session'
import { useTwin } from '../twin/use-twin'

/**
 * Keeps up with what is done elsewhere: to the resume itself, to that in the other language, in comments, with the network; and keeps what is needed
 * without one. Draws nothing.
 */
export function FollowOthers() {
  const { language } = useEditor()
  useTwinWatch()
  useWatchComments()
  useTellOffline()
  useSavedElsewhere()
  useEffect(() => keepForOffline(language), [language])
  return null
}

/** Says once what becomes of changes without the network, or without the site; that it is so stands in the bar, where nothing moves for it. */
function useTellOffline(): void {
  const { status } = useEditor().saver
  const { offline, siteAway } = useTexts(NOTICE_TEXTS)
  useEffect(() => {
    let told: number | undefined
    let said: string | undefined
    const follow = () => {
      const { kind } = status.get()
      const text = navigator.onLine ? siteAway : offline
      if (kind === 'offline' && said !== text) {
        if (told !== undefined) toast.dismiss(told)
        told = toast.warning(text)
        said = text
      }
      // Between them it is tried again.
      if (kind !== 'saved' || told === undefined) return
      toast.dismiss(told)
      told = said = undefined
    }
    follow()
    return status.subscribe(follow)
  }, [status, offline, siteAway])
}

/** A page that comes to the front takes in what was saved meanwhile, on another device or by a tab that left before it could tell. */
function useSavedElsewhere(): void {
  const editor = useEditor()
  useEffect(() => {
    let isAsked = false
    const look = async () => {
      if (isAsked || document.visibilityState !== 'visible') return
      isAsked = true
      // Whatever stands in the way is told by the next save.
      const found = await newest(editor).catch(() => undefined)
      isAsked = false
      if (found) editor.saver.takeIn(storedOf(found))
    }
    const onLook = () => void look()
    const deafen = [listen(document, { visibilitychange: onLook }), listen(window, { focus: onLook })]
    return () => deafen.forEach((stop) => stop())
  }, [editor])
}

const newest = ({ id, guest }: Editor) =>
  guest
    ? readGuestResume(id)
    : editorClient().call('POST /resume/info/{id}', { params: { id }, ignoreToast: true })

/**
 * Reads the twin when there is one, and again whenever the page comes to the front: it may have changed elsewhere. Says how much it has
 * left behind.
 */
function useTwinWatch(): void {
  const { length } = useTwin().marks
  useEffect(() => {
    twinBehind.set(length)
    return () => twinBehind.set(0)
  }, [length])
  const editor = useEditor()
  const id = useValue(editor.twin)
  useEffect(() => {
    const session = twinSessionOf(editor)
    const look = () => {
      if (document.visibilityState === 'visible') void session.load()
    }
    void session.load()
    return listen(document, { visibilitychange: look })
  }, [editor, id])
  useEffect(() => {
    const { state } = sessionOf(editor)
    const madeOf = watchTranslations()
    const look = () => {
      const made = madeOf(state.get().runs)
      if (made && editor.twin.get() === '') editor.twin.set(made)
    }
    look()
    return state.subscribe(look)
  }, [editor])
}
