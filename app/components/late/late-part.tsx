// eslint-disable-next-line no-restricted-imports -- the one place that may
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { toast } from '~/components/ui/toast'
import { pageLocale } from '~/i18n/page-locale'
import { LATE_TEXTS } from './late-texts'
import { loadTwice } from './load-twice'
import { PartBoundary } from './PartBoundary'

type Options<P> = {
  waiting?: ReactNode
  /** What lies over the page has no place for a notice: it says so in a toast and is closed, to be opened again. */
  close?: (props: P) => void
  /** Nobody asked for it: without it the page goes on in silence. */
  isExtra?: boolean
}

type PropsOf<Part> = Part extends (props: infer Props) => unknown
  ? Props extends object
    ? Props
    : object
  : object

/**
 * A part of a module whose script comes when it is first drawn. One that does not come, or breaks, leaves the page and what was typed
 * as they are: a notice with a button takes its place.
 */
export function latePart<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  { waiting, close, isExtra = false }: Options<PropsOf<Module[Name]>> = {},
): ComponentType<PropsOf<Module[Name]>> {
  type P = PropsOf<Module[Name]>
  const make = () =>
    lazy(async () => {
      try {
        // an edge: what has props is a component
        return { default: (await loadTwice(load))[name] as ComponentType<P> }
      } catch (error) {
        // React keeps a failure; who asks next gets a new one.
        current = make()
        throw error
      }
    })
  let current = make()
  return function LatePart(props: P) {
    const [Part, setPart] = useState(() => current)
    const missing = () => {
      const texts = LATE_TEXTS[pageLocale()]
      // Without a network a reload might end at the browser's own error.
      if (!isExtra && !navigator.onLine) toast.warning(texts.offline)
      // After a deploy the page asks for scripts that are no more. What isn't saved yet is kept, or asked about, as at any leaving.
      else if (!isExtra)
        toast.error(texts.missing, { label: texts.reload, onAction: () => location.reload() })
      close?.(props)
    }
    return (
      <PartBoundary
        onAgain={() => setPart(() => current)}
        onMissing={close || isExtra ? missing : undefined}
        isExtra={isExtra}
      >
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}
