import type { MetaFunction } from '@remix-run/node'
import { useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Message } from '~/site/Message'
import { Button } from '~/components/ui/Button'
import { LinkButton } from '~/components/ui/LinkButton'
import { Spinner } from '~/components/ui/Spinner'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { openLogin } from '~/session/login-store'
import { useSession } from '~/session/use-session'
import { deviceName } from '~/features/auth/device-name'
import { APPROVE_TEXTS } from './texts'

export const meta: MetaFunction = () => [
  { title: '扫码登录 · Sign in · Jianli' },
  { name: 'robots', content: 'noindex' },
]

type State =
  | { step: 'looking' | 'approved' | 'refused' | 'ended' }
  | { step: 'asked'; device: string; isPending: boolean }

/** Where the QR code of a site without WeChat leads: a signed-in phone lets the other device in. */
export default function Approve() {
  const t = useTexts(APPROVE_TEXTS)
  const session = useSession()
  const [search] = useSearchParams()
  const sceneId = search.get('scene') ?? ''
  if (session.status === 'unknown') return <Spinner className="min-h-[60dvh]" />
  if (session.status === 'guest')
    return (
      <Message title={t.title} text={t.guest}>
        <Button look="primary" size="lg" onPress={() => openLogin()}>
          {t.signIn}
        </Button>
      </Message>
    )
  return <Decide key={sceneId} sceneId={sceneId} />
}

function Decide({ sceneId }: { sceneId: string }) {
  const t = useTexts(APPROVE_TEXTS)
  const [state, setState] = useState<State>({ step: 'looking' })
  useEffect(() => {
    call('POST /auth/wxmp/scan', { input: { sceneId } }).then(
      ({ device }) => setState({ step: 'asked', device, isPending: false }),
      () => setState({ step: 'ended' }),
    )
  }, [sceneId])
  if (state.step === 'looking') return <Spinner className="min-h-[60dvh]" />
  if (state.step !== 'asked')
    return (
      <Message title={t[state.step]} text={t[`${state.step}Text`]}>
        <LinkButton to="/">{t.home}</LinkButton>
      </Message>
    )
  const decide = async (approve: boolean) => {
    setState({ ...state, isPending: true })
    try {
      await call('POST /auth/wxmp/approve', { input: { sceneId, approve } })
      setState({ step: approve ? 'approved' : 'refused' })
    } catch {
      setState({ step: 'ended' })
    }
  }
  return (
    <Message title={t.title} text={`${t.ask(deviceName(state.device) ?? t.unknown)} ${t.warning}`}>
      <Button look="primary" size="lg" isPending={state.isPending} onPress={() => void decide(true)}>
        {t.approve}
      </Button>
      <Button size="lg" isDisabled={state.isPending} onPress={() => void decide(false)}>
        {t.refuse}
      </Button>
    </Message>
  )
}
