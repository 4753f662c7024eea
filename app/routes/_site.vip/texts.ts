import { defineTexts } from '~/i18n/define-texts'

export const VIP_TEXTS = defineTexts({
  'zh-CN': {
    title: '会员 · 简历 Jianli',
    heading: '免费就很好用，会员更宽裕',
    line: '写简历、导出 PDF 对所有人都一样，没有水印。会员享有更多空间和会员模板。',
    off: '本站没有开通支付，暂时不能购买会员；其他功能都可以正常使用。',
    noPlans: '目前没有在售的套餐。',
    free: '免费版',
    freeLine: '长期可用',
    forever: '永久',
    days: (days: number) => `${days} 天`,
    buy: (name: string) => `购买${name}`,
    start: (name: string) => `领取${name}`,
    current: '当前套餐',
    until: (date: string) => `会员有效期至 ${date}`,
    started: '领取成功，会员已生效',
    exports: 'PDF 导出，无水印',
    questions: '常见问题',
    answers: {
      after: {
        q: '到期后简历会怎样？',
        a: '都还在，可以照常查看、编辑和导出。只有超出免费版数量时，新建简历或新的分享才需要会员。',
      },
      more: { q: '可以叠加购买吗？', a: '可以。天数累加，不会重叠；一天按 24 小时计算。' },
      refund: {
        q: '怎么退款？',
        a: '通过意见反馈联系我们。退款原路返回，相应的天数按比例收回，已使用的天数不追回。',
      },
      renewal: { q: '会自动续费吗？', a: '不会。每次购买都是一次性付款。' },
    },
  },
  en: {
    title: 'Membership · Jianli',
    heading: 'Membership gives you more room',
    line: 'Writing and watermark-free PDF export are the same for everyone. Members get more space and member-only templates.',
    off: 'Payment isn’t set up on this site, so you can’t buy a membership here. Everything else works.',
    noPlans: 'No plans are available right now.',
    free: 'Free',
    freeLine: 'For as long as you like',
    forever: 'forever',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    buy: (name: string) => `Buy ${name}`,
    start: (name: string) => `Start ${name}`,
    current: 'Your plan',
    until: (date: string) => `Member until ${date}`,
    started: 'Your membership is active',
    exports: 'PDF export, no watermark',
    questions: 'FAQ',
    answers: {
      after: {
        q: 'What happens to my resumes when it ends?',
        a: 'You keep them and can still view, edit, and export them. You only need a membership for new resumes and new shares beyond the free plan.',
      },
      more: { q: 'Can I buy more than one?', a: 'Yes. Days add up and never overlap. A day is 24 hours.' },
      refund: {
        q: 'How do refunds work?',
        a: 'Contact us through the feedback form. We refund your original payment method and remove a matching share of your days; days you’ve already used aren’t affected.',
      },
      renewal: { q: 'Does it renew automatically?', a: 'No. Every purchase is a one-time payment.' },
    },
  },
})
