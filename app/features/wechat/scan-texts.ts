import type { AnsweredScan } from './answer-scan.server'
import type { ConfirmedScene } from './confirm-scene.server'

const ENDED = '二维码已过期，请刷新后再扫。\nThis QR code has expired. Refresh it and scan again.'
const SIGNED_IN = '登录成功，请回到浏览器继续。\nYou’re signed in. Go back to your browser.'

/** What the official account says when a code was scanned. Of whoever asks it tells the address alone: they chose their name. */
export function saidOfScan(scanned: ConfirmedScene): string {
  if (!('email' in scanned)) return scanned.said === 'ended' ? ENDED : SIGNED_IN
  const masked = maskOf(scanned.email)
  const zh = masked ? `账号 ${masked}` : '另一个账号'
  const en = masked ? `the account ${masked}` : 'another account'
  if (scanned.said === 'bind')
    return [
      `这个二维码会把您的微信绑定到${zh}，之后用微信登录会进入该账号。如果是您的账号，请回复“绑定”；如果不是，请不要回复。`,
      `This QR code adds your WeChat to ${en}, so you can sign in to it with WeChat. If it’s yours, reply “bind”. If it isn’t, don’t reply.`,
    ].join('\n')
  return [
    `您的微信在本站已有账号。这个二维码会把其中的全部内容移到${zh}，您的这个账号随后不再存在。如果两个账号都是您的，请回复“合并”；如果不是，请不要回复。`,
    `Your WeChat already has an account here. This QR code moves everything in it to ${en}, and your account is then deleted. If both are yours, reply “merge”. If not, don’t reply.`,
  ].join('\n')
}

/** What it says to the answer. */
export const SAID_OF_ANSWER: Record<AnsweredScan, string> = {
  bound: '微信已绑定到您的账号。\nWeChat has been added to your account.',
  taken:
    '请回到浏览器，看过要移动的内容后合并。\nGo back to your browser to review what will move, then merge.',
  ended: ENDED,
}

/** Enough of an address for its owner to know it by. */
function maskOf(email: string | null): string | null {
  if (!email) return null
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`
}
