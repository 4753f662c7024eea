import { useCallback } from 'react'
import { useCall } from '~/http/use-call'
import { useTexts } from '~/i18n/use-texts'
import { openAccountDialog } from '~/session/account-store'
import { call } from '~/session/client'
import { ACCOUNT_TEXTS } from './account-texts'
import { WayIn } from './WayIn'

/** WeChat as a way in, where the site has an official account or had one. It goes only while an address is left. */
export function Wechat({ hasEmail }: { hasEmail: boolean }) {
  const t = useTexts(ACCOUNT_TEXTS).waysIn
  const { data } = useCall({
    key: 'user/wechat',
    fetch: useCallback(() => call('GET /user/wechat', {}), []),
  })
  if (!data || !(data.isOffered || data.isBound)) return null
  return (
    <WayIn
      name={t.wechat}
      state={data.isBound ? (hasEmail ? t.isBound : t.onlyWayIn) : t.none}
      action={data.isBound ? t.unbind : t.bindWechat}
      isDisabled={data.isBound && !hasEmail}
      onPress={() => openAccountDialog({ dialog: data.isBound ? 'unbind' : 'wechat' })}
    />
  )
}
