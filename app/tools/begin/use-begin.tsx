import { useCallback, useState, type ReactNode } from 'react'
import { latePart } from '~/components/late/late-part'
import { Spinner } from '~/components/ui/Spinner'
import type { TemplateChoice } from './begin-resume'

const BeginDialog = latePart(() => import('./BeginDialog'), 'BeginDialog', {
  close: ({ onClose }) => onClose(),
  waiting: <Spinner className="fixed inset-0 z-50 bg-scrim" />,
})

/** Lets one choose how to begin with a template: `begin` asks, `chooser` is to be drawn. */
export function useBegin(): { begin: (choice: TemplateChoice) => void; chooser: ReactNode } {
  const [choice, setChoice] = useState<TemplateChoice>()
  const close = useCallback(() => setChoice(undefined), [])
  return { begin: setChoice, chooser: choice && <BeginDialog choice={choice} onClose={close} /> }
}
