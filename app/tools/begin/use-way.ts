import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError } from '~/api/client'
import { earlyKeys } from '~/components/ui/early-keys'
import { toast } from '~/components/ui/toast'
import { isSiteReached } from '~/http/is-site-reached'
import { useTexts } from '~/i18n/use-texts'
import { go } from '~/session/go'
import { beginResume, findTemplate, type Template, type TemplateChoice, type Way } from './begin-resume'
import { openBegun } from './open-begun'
import { BEGIN_TEXTS } from './texts'

/**
 * Fetches the template while one chooses, and goes the way that was chosen. `taken` is the one that is under way; closing
 * calls it off until `isMaking`, when the resume is being made.
 */
export function useWay({ choice, onClose }: { choice: TemplateChoice; onClose: () => void }) {
  const t = useTexts(BEGIN_TEXTS)
  const [taken, setTaken] = useState<Way['kind']>()
  const [isMaking, setIsMaking] = useState(false)
  const closed = useRef(false)
  const template = useRef<Promise<Template>>(undefined)
  // Calls have told of their own failures; what is for members alone leads to how one becomes one.
  const fail = useEffectEvent((error: unknown) => {
    if (closed.current) return
    onClose()
    if (!(error instanceof CallError)) toast.error(t.failed)
    else if (error.code === 403) go('/vip')
  })
  useEffect(() => {
    closed.current = false
    return () => void (closed.current = true)
  }, [])
  useEffect(() => {
    const found = findTemplate(choice)
    template.current = found
    found.catch(fail)
  }, [choice])
  const take = async (kind: Way['kind'], load: () => Promise<Way | undefined>) => {
    setTaken(kind)
    let isUnderWay = false
    // Who begins blank writes at once, and fingers ask for their keys themselves.
    if (kind === 'blank' && matchMedia('(pointer: fine)').matches)
      earlyKeys.begin({ label: t.blank.name, onEscape: () => isUnderWay || onClose(), isForPage: true })
    try {
      const [way, found] = await Promise.all([load(), template.current])
      if (closed.current) return void earlyKeys.take()
      if (!way || !found) return setTaken(undefined)
      isUnderWay = true
      setIsMaking(true)
      const reached = isSiteReached()
      const id = await beginResume({ choice, template: found, way })
      if (!closed.current) await openBegun({ id, reached, texts: t })
      if (!(await reached)) onClose()
    } catch (error) {
      earlyKeys.take()
      setTaken(undefined)
      setIsMaking(false)
      if (!closed.current && !(error instanceof CallError)) toast.error(t.failed)
    }
  }
  return { taken, isMaking, take }
}
