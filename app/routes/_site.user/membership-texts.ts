import { defineTexts } from '~/i18n/define-texts'

const daysOf = (days: number) => (days === 1 ? '1 day' : `${days} days`)

export const MEMBERSHIP_TEXTS = defineTexts({
  'zh-CN': {
    membership: '会员',
    invites: '邀请',
    member: '会员',
    free: '免费版',
    freeText: '写作和导出都不受限制。',
    until: (when: string) => `有效期至 ${when}`,
    extend: '续费',
    see: '查看会员套餐',
    resumes: '简历',
    shared: '分享中的简历',
    orders: '订单',
    noOrders: '还没有订单',
    noOrdersText: '购买会员后，订单会显示在这里。',
    pay: '去支付',
    status: { pending: '待支付', paid: '已支付', closed: '已关闭', failed: '支付失败', refunded: '已退款' },
    refundedPart: (price: string) => `已退 ${price}`,
    invite: '邀请好友',
    inviteText: (mine: number, theirs: number) =>
      `好友通过链接注册后，您得 ${mine} 天会员，好友得 ${theirs} 天。`,
    linkUntil: (when: string) => `链接有效期至 ${when}，之后会换成新的。`,
    spent: {
      off: '已停用',
      offText:
        '管理员停用了您的邀请码，用它注册的人和您都不会再得到天数。已得到的天数不变。如有疑问，请联系我们。',
      ask: '联系我们',
      usedUp: '已用完',
      usedUpText: (most: number) =>
        `您的邀请次数已用完（最多 ${most} 次）。已得到的天数不变，之后注册的人和您都不会再得到天数。`,
      plans: '查看会员套餐',
    },
    copied: '邀请链接已复制到剪贴板',
    invited: (n: number, days: number) => `已邀请 ${n} 人，获得 ${days} 天`,
    noInvited: '还没有人通过您的链接注册',
    noInvitedText: '把链接或二维码发给需要写简历的朋友。',
    plusDays: (days: number) => `+${days} 天`,
  },
  en: {
    membership: 'Membership',
    invites: 'Invitations',
    member: 'Member',
    free: 'Free',
    freeText: 'Writing and exporting have no limits.',
    until: (when: string) => `Until ${when}`,
    extend: 'Extend',
    see: 'See plans',
    resumes: 'Resumes',
    shared: 'Shared resumes',
    orders: 'Orders',
    noOrders: 'No orders yet',
    noOrdersText: 'When you buy a membership, the order appears here.',
    pay: 'Pay',
    status: {
      pending: 'Waiting for payment',
      paid: 'Paid',
      closed: 'Closed',
      failed: 'Failed',
      refunded: 'Refunded',
    },
    refundedPart: (price: string) => `${price} refunded`,
    invite: 'Invite a friend',
    inviteText: (mine: number, theirs: number) =>
      `When a friend signs up through your link, you get ${daysOf(mine)} of membership and they get ${daysOf(theirs)}.`,
    linkUntil: (when: string) => `This link works until ${when}, then you get a new one.`,
    spent: {
      off: 'Turned off',
      offText:
        'An administrator turned off your invite code, so it no longer earns days for you or the people who sign up with it. You keep the days you’ve earned. Contact us if you think this is a mistake.',
      ask: 'Contact us',
      usedUp: 'Used up',
      usedUpText: (most: number) =>
        `You’ve used ${most === 1 ? 'your one invitation' : `all ${most} of your invitations`}. You keep the days you’ve earned, but new sign-ups no longer add days for you or them.`,
      plans: 'See plans',
    },
    copied: 'Link copied',
    invited: (n: number, days: number) => `${n} invited, ${daysOf(days)} earned`,
    noInvited: 'No one has signed up through your link yet',
    noInvitedText: 'Send the link or QR code to someone who needs a resume.',
    plusDays: (days: number) => `+${daysOf(days)}`,
  },
})
