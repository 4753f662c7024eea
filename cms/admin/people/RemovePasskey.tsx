'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { post } from '../post'

const TEXTS = {
  'zh-CN': {
    remove: '移除',
    sure: (name: string) => `移除通行密钥“${name}”？对方将无法再用它登录。`,
    removed: '已移除',
    failed: '没有移除',
  },
  en: {
    remove: 'Remove',
    sure: (name: string) => `Remove the passkey “${name}”? Nobody can sign in with it any more.`,
    removed: 'Removed',
    failed: 'Not removed',
  },
}

type Props = { userId: string; passkey: string; name: string }

export function RemovePasskey({ userId, passkey, name }: Props) {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [state, setState] = useState<'there' | 'busy' | 'removed'>('there')
  const t = TEXTS[adminLanguage(i18n)]
  if (state === 'removed') return t.removed
  const remove = async () => {
    if (!window.confirm(t.sure(name))) return
    setState('busy')
    const removed = await post(`/users/${userId}/passkeys/${passkey}/remove`)
    setState(removed.ok ? 'removed' : 'there')
    if (!removed.ok) return void toast.error(removed.message || t.failed)
    router.refresh()
  }
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={state === 'busy'}
      aria-label={`${t.remove} ${name}`}
      onClick={() => void remove()}
    >
      {t.remove}
    </Button>
  )
}
