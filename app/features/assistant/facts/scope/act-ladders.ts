import type { FlagKind } from '../types'

/**
 * Acts that no other word stands for, in both languages: who found a payment needn't have recovered it. The second
 * pattern is what else says the act in a source.
 */
export const ACTS: [id: string, kind: FlagKind, claim: RegExp, told?: RegExp][] = [
  [
    'recovered',
    'result',
    /追回|挽回|讨回|\b(?:recover(?:ed|ing)(?! to| from)|recoup(?:ed|ing)|reclaim(?:ed|ing)|clawed back)\b/gi,
    /[追挽讨要收拿退还]回|找回|退[回款还]|催收|\b(?:recover\w*|recoup\w*|(?:got|get|getting|won|bring|brought|claw\w*|claim\w*) [^.,;\n]{0,30}\bback|money back|refund\w*|repaid|paid back|returned|collect\w*)\b/gi,
  ],
  [
    'benefited',
    'result',
    /惠及|受益|\bbenefit(?:ed|ing|s)?\b/gi,
    /惠|益|服务|覆盖|帮|\b(?:benefi\w+|serv\w+|reach\w*|help\w*|cover\w*)\b/gi,
  ],
  [
    'adopted',
    'result',
    /被[^，。,;；\n]{0,12}(?:采用|采纳|推广|沿用)|推广(?:使用)?[至到]|(?:在|向)?全[\p{Script=Han}]{1,4}(?:推广|推行)|\badopted (?:by(?= (?!(?:the )?[A-Z]))|across|company-wide|nationwide|as (?:the |a )?standard)\b|\brolled out (?:across|company-wide|nationwide|to all)\b/gu,
    /采用|采纳|推广|推行|沿用|使用|在用|[用学]上|[用学照]了|照着|照用|标准|\b(?:adopt\w*|us(?:e|es|ed|ing)|took up|tak(?:e|en) up|roll\w*|standard\w*|copied|follow\w*|introduc\w*|spread)\b/gi,
  ],
  [
    'negotiated',
    'scope',
    /谈判|议价|砍价|\bnegotiat(?:ed|ing|ions?|es?)\b/gi,
    /谈|议|砍价|压价|讲价|比价|商定|降价|\b(?:negotiat\w+|bargain\w*|talks?|talked|deals?|agree\w*|contracts?|cheaper|discounts?|better (?:prices?|terms|rates?))\b/gi,
  ],
  [
    'recruited',
    'scope',
    /招聘(?!经理|负责人|团队|主管|官|老师|专员|方)|招募|选拔|\b(?:recruit(?:ed|ing(?! (?:manager|team|officer))|ment(?! (?:manager|team|officer)))|hir(?:ed|ing)(?! of| (?:manager|team|committee|lead)))\b/gi,
    /招|聘|面试|选人|组建|拉起|挑|\b(?:recruit\w*|hir(?:e|ed|es|ing)|interview\w*|staff(?:ed|ing)|built (?:a|the|up) .{0,12}team|found|brought (?:in|on)|onboard\w*)\b/gi,
  ],
  [
    'budget',
    'scope',
    /(?:管理|掌管|负责|制定|把控|控制)[^，。,;；\n]{0,14}预算|\b(?:manag|controll|own|handl|oversee|oversaw)\w* (?:an? |the |its |their )?(?:[\w£$€¥,.]+ ){0,4}budgets?\b/gi,
    /预算|费用|成本|经费|资金|\b(?:budget\w*|costs?|spend\w*|expens\w+|funds?)\b/gi,
  ],
  [
    'designed',
    'scope',
    /设计(?![师稿图院类奖部]|大赛|竞赛|专业|软件|规范|文档|评审)|\b(?:re)?design(?:ed|ing)\b/gi,
    /设计|[画做搭建写编弄搞改想出]|策划|开发|制[定作]|整理|\b(?:(?:re)?design\w*|dr[ae]w\w*|creat\w*|built|build\w*|made|make|develop\w*|layouts?|plan\w*|wrote|writ\w+|set up|came up|chang\w+|introduc\w*|sketch\w*|redid|redo\w*|rework\w*|overhaul\w*|re-?d[io]\w+|architect\w*|devis\w*|propos\w*)\b/gi,
  ],
]
