import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import { stateCookie } from '~/features/wechat/wechat-cookies'
import { wechatSettings } from '~/features/wechat/wechat-settings'
import { siteOrigin } from '~/http/site-origin'

/** Begins signing in on a page opened inside WeChat: WeChat asks, and comes back to /wechat/back. */
export function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const settings = wechatSettings(services.env)
  if (!settings) throw new Response(null, { status: 404 })
  const state = randomBytes(18).toString('base64url')
  const to = new URL(request.url).searchParams.get('to') ?? '/'
  const back = `${siteOrigin({ request, services })}/wechat/back?to=${encodeURIComponent(to)}`
  const query = new URLSearchParams({
    appid: settings.appId,
    redirect_uri: back,
    response_type: 'code',
    scope: 'snsapi_base',
    state,
  })
  return redirect(`https://open.weixin.qq.com/connect/oauth2/authorize?${query.toString()}#wechat_redirect`, {
    headers: { 'set-cookie': stateCookie({ request, state }), 'cache-control': 'no-store' },
  })
}
