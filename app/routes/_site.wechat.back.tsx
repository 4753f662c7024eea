import type { MetaFunction } from '@remix-run/node'
import { useNavigate, useSearchParams } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { errorOf } from '~/session/login/error-of'
import { Message } from '~/site/Message'
import { LinkButton } from '~/components/ui/LinkButton'
import { Spinner } from '~/components/ui/Spinner'
import { defineTexts } from '~/i18n/define-texts'
import { useTexts } from '~/i18n/use-texts'
import { acceptSession } from '~/session/accept-session'
import { call } from '~/session/client'
import { moveGuestResumes } from '~/session/move-guest-resumes'

const TEXTS = defineTexts({
  'zh-CN': { failed: '微信登录没有成功', home: '回到首页' },
  en: { failed: 'Couldn’t sign in with WeChat', home: 'Back to home' },
})

export const meta: MetaFunction = () => [
  { title: '微信登录 · WeChat · Jianli' },
  { name: 'robots', content: 'noindex' },
]

/** Where WeChat's own page comes back to, with a code that signs in once. */
export default function WechatBack() {
  const t = useTexts(TEXTS)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const input = { code: search.get('code') ?? '', state: search.get('state') ?? '' }
    call('POST /auth/wxmp/auto-login', { input }).then(
      async (answer) => {
        acceptSession(answer)
        await moveGuestResumes()
        await navigate(pathIn(search.get('to')), { replace: true })
      },
      (error: unknown) => setFailure(errorOf(error)),
    )
  }, [search, navigate])
  if (failure === undefined) return <Spinner className="min-h-[60dvh]" />
  return (
    <Message title={t.failed} text={failure}>
      <LinkButton to="/">{t.home}</LinkButton>
    </Message>
  )
}

/** A path of this site, whatever the address says. */
function pathIn(to: string | null): string {
  return to && /^\/(?![/\\])[\w\-/.?=&%]*$/.test(to) ? to : '/'
}
