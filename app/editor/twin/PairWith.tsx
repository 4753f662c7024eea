import { FileText } from 'lucide-react'
import { useCallback } from 'react'
import { Button } from '~/components/ui/Button'
import { LineFailed } from '~/components/ui/LoadFailed'
import { Skeleton } from '~/components/ui/Skeleton'
import { useTexts } from '~/i18n/use-texts'
import type { Language } from '../../../collections/resumes/choices'
import { useLoaded } from '../history/use-loaded'
import { useEditor } from '../session/editor-context'
import { editorClient } from '../session/editor-client'
import { TWIN_TEXTS } from './twin-texts'

type Choice = { id: string; title: string }

/** A list comes ten at a time; nobody chooses among more than so many pages. */
const MOST_PAGES = 5

/** The resumes that this one can be paired with: in the other language, and alone as yet. */
export function PairWith({ language }: { language: Language }) {
  const texts = useTexts(TWIN_TEXTS)
  const editor = useEditor()
  const load = useCallback(() => choicesIn(language), [language])
  const { loaded, retry } = useLoaded(load)
  const pair = (other: string) =>
    editorClient()
      .call('POST /resume/twin/pair/{id}', { params: { id: editor.id }, input: { other } })
      // Of a failure the call has told.
      .then(
        () => editor.twin.set(other),
        () => undefined,
      )
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="text-sm font-semibold text-ink">{texts.pairWith}</h3>
      <p className="mt-1 mb-3 text-sm text-muted">{texts.pairText}</p>
      {loaded.state === 'loading' ? <Skeleton className="h-9" /> : null}
      {loaded.state === 'failed' ? <LineFailed text={texts.listFailed} onRetry={retry} /> : null}
      {loaded.state === 'there' && loaded.value.length === 0 ? (
        <p className="text-sm text-muted">{texts.noneToPair[language]}</p>
      ) : null}
      {loaded.state === 'there' ? (
        <ul className="space-y-2">
          {loaded.value.map(({ id, title }) => (
            <li key={id}>
              <Button
                aria-label={texts.pair(title)}
                className="w-full justify-start"
                onPress={() => void pair(id)}
              >
                <FileText aria-hidden className="size-4 shrink-0 text-muted" />
                <span className="min-w-0 truncate font-normal">{title}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

async function choicesIn(language: Language): Promise<Choice[]> {
  const choices: Choice[] = []
  for (let pageNum = 1; pageNum <= MOST_PAGES; pageNum++) {
    const { list, total } = await editorClient().call('POST /resume/list', {
      input: { pageNum, pageSize: 10 },
      ignoreToast: true,
    })
    choices.push(...list.filter((one) => one.language === language && one.otherLanguage === null))
    if (pageNum * 10 >= total) break
  }
  return choices
}
