import { Copy, Languages, LogIn, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '~/api/client'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'
import { useTexts } from '~/i18n/use-texts'
import { otherLanguage } from '../../../collections/languages/other-language'
import { useAssistant, useCanAsk } from '../assistant/run/use-assistant'
import { editorClient } from '../session/editor-client'
import { useContent } from '../session/use-content'
import { useSignIn } from '../shell/use-sign-in'
import { PairWith } from './PairWith'
import { TWIN_TEXTS } from './twin-texts'

type Props = {
  openAssistant: () => void
  /** To the twin that was just made. */
  onMade: () => void
}

/** A resume that stands alone: makes its twin, or pairs it with one that is there. */
export function NoTwin({ openAssistant, onMade }: Props) {
  const texts = useTexts(TWIN_TEXTS)
  const { editor } = useAssistant()
  const signIn = useSignIn()
  const language = useContent(({ config }) => otherLanguage(config.language))
  if (editor.guest)
    return (
      <Body>
        <EmptyState
          icon={<Languages />}
          title={texts.signInFirst}
          text={texts.signInText}
          action={
            <Button icon={LogIn} look="primary" onPress={() => signIn('twin')}>
              {texts.signIn}
            </Button>
          }
        />
      </Body>
    )
  return (
    <Body>
      <h3 className="text-md font-semibold text-ink">{texts.noTwin[language]}</h3>
      <p className="mt-1 mb-4 text-sm text-pretty text-muted">{texts.noTwinText}</p>
      <div className="space-y-4">
        <Ask openAssistant={openAssistant} />
        <Make onMade={onMade} />
      </div>
      <PairWith language={language} />
    </Body>
  )
}

function Body({ children }: { children: React.ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-lg overflow-y-auto px-4 py-6 pointer-coarse:[&_button]:min-h-11">
      {children}
    </div>
  )
}

/** Where an assistant is set up. */
function Ask({ openAssistant }: Pick<Props, 'openAssistant'>) {
  const texts = useTexts(TWIN_TEXTS)
  const { editor, session, start } = useAssistant()
  if (!useCanAsk()) return null
  const ask = () => {
    const language = otherLanguage(editor.content().config.language)
    session.update(() => ({ tab: 'improve', view: 'tabs' }))
    start({ ask: { kind: 'translate', input: { language } }, name: texts.asking })
    openAssistant()
  }
  return (
    <div>
      <Button icon={Sparkles} look="primary" className="w-full" onPress={ask}>
        {texts.ask}
      </Button>
      <p className="mt-1 text-xs text-muted">{texts.askHint}</p>
    </div>
  )
}

function Make({ onMade }: Pick<Props, 'onMade'>) {
  const texts = useTexts(TWIN_TEXTS)
  const { editor, state } = useAssistant()
  const [isPending, setPending] = useState(false)
  const make = async () => {
    setPending(true)
    try {
      // what was just typed is copied, too
      await editor.saver.flush()
      editor.twin.set(await editorClient().call('POST /resume/twin/make/{id}', { params: { id: editor.id } }))
      onMade()
    } catch (error) {
      // A call tells of its failure itself.
      if (!(error instanceof CallError)) reportError(error)
      setPending(false)
    }
  }
  return (
    <div>
      <Button
        icon={isPending ? undefined : Copy}
        look={state.status?.isOn === true ? 'secondary' : 'primary'}
        className="w-full"
        isPending={isPending}
        onPress={() => void make()}
      >
        {texts.make}
      </Button>
      <p className="mt-1 text-xs text-muted">{texts.makeHint}</p>
    </div>
  )
}
