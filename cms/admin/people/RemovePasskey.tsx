'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { useSend } from '../use-send'

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

export function RemovePasskey({ userId, passkey, name }: { userId: string; passkey: string; name: string }) {
  const { i18n } = useTranslation()
  const [isGone, setGone] = useState(false)
  const t = TEXTS[adminLanguage(i18n)]
  const { busy, send } = useSend({ done: t.removed, failed: t.failed })
  if (isGone) return t.removed
  const remove = async () => {
    if (!window.confirm(t.sure(name))) return
    if (await send(`/users/${userId}/passkeys/${passkey}/remove`)) setGone(true)
  }
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={busy}
      aria-label={`${t.remove} ${name}`}
      onClick={() => void remove()}
    >
      {t.remove}
    </Button>
  )
}
