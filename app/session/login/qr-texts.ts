import { defineTexts } from '~/i18n/define-texts'

export const QR_TEXTS = defineTexts({
  'zh-CN': {
    alt: { wechat: '用微信扫描的登录二维码', site: '用手机扫描的登录二维码', bind: '用微信扫描的绑定二维码' },
    waiting: {
      wechat: '打开微信扫一扫，关注后即可登录。',
      bind: '打开微信扫一扫，再按公众号的提示回复。',
      site: '用已登录本站的手机扫码，在手机上允许登录。',
    },
    loading: '正在生成二维码…',
    scanned: '已扫码，请在手机上确认。',
    asked: '已扫码，请按公众号的提示回复。',
    confirmed: '已确认，正在登录…',
    done: '已绑定。',
    expired: '二维码已过期，请刷新。',
    taken: '这个微信已绑定另一个账号。',
    refresh: '刷新',
    codeLabel: '公众号验证码',
    codeHint: '扫不了码？给公众号发送“验证码”',
    openInWechat: '微信一键登录',
    codeError: '请输入 6 位数字验证码',
  },
  en: {
    alt: {
      wechat: 'QR code to sign in with WeChat',
      site: 'QR code to sign in with your phone',
      bind: 'QR code to add WeChat',
    },
    waiting: {
      wechat: 'Scan with WeChat and follow the account to sign in.',
      bind: 'Scan with WeChat, then reply to the official account.',
      site: 'Scan with a phone that’s signed in here, then approve.',
    },
    loading: 'Loading QR code…',
    scanned: 'Scanned. Approve it on your phone.',
    asked: 'Scanned. Reply to the official account in WeChat.',
    confirmed: 'Approved, signing in…',
    done: 'WeChat added.',
    expired: 'QR code expired. Refresh it.',
    taken: 'This WeChat account already belongs to another account.',
    refresh: 'Refresh',
    codeLabel: 'Code from the official account',
    codeHint: 'Can’t scan? Send “code” to the official account',
    openInWechat: 'Sign in with WeChat',
    codeError: 'Enter the 6-digit code',
  },
})
