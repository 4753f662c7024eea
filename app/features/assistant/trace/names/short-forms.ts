/** Short forms that any trade's talk is full of: of themselves they claim nothing. */
const GENERAL = new Set(
  `
Q&A E OS SKU TEU FEU CBM GSM DWT MOQ ETA ETD B2B B2C B2G C2C D2C O2O AP AR GL P&L PNL YoY QoQ MoM CAGR CPI PPI ROA ROE AUM NAV AML KYC GDP GNP CAPEX OPEX SME SMEs MSME SMB SMBs MNC MNCs JV SOE SOEs PE VC M&A IPO RM RMs FX OTC DIY
FAQ FAQs TBD ASAP FYI PM PMO PR QA QC QE R&D HR HRBP IT ICT AV PA EA BD BU BUs KA KAM EHR EMR GAAP NGO NGOs NPO EU UN UK US USA UAE NZ HK PRC DC NYC LA SF EMEA APAC LATAM ASEAN GCC MENA GBA GPA MOOC ESL EFL EAP ESP K12 STEM STEAM
SEN PTA TA TAs RA RAs PI PIs PhD BSc MSc MBA EMBA MD MPhil BA MA BS MS ICU NICU PICU CCU ER ED OR OPD ENT GP GPs RN RNs LPN CNA BP BMI DNA RNA OT PT LED LCD PCB PCBA BOM ECN DFM NPI OEM ODM WIP FIFO FEFO OEE PPM DPPM EHS HSE PPE
LTI API APIs UI UX SDK IDE DB URL CTR CPC CPL CVR ROI ROAS LTV CAC ARPU DAU MAU WAU GMV AOV UGC PGC KOL KOC MCN CRM ERP SaaS PaaS IaaS POS ATM QR NFC GPS MEP HVAC M&E RC GFA FAR EPC PPP BOT QS NPL NPLs DTI ECL NIM VaR EMI CIF FOB
EXW DDP DAP LCL FCL AWB HS VAT GST WHT IIT CIT QPS TPS RPS RPM p50 p90 p95 p99 SLA SLAs SLO CI CD MVP PRD PRDs MRD BRD KPI KPIs SOP SOPs wpm rpm bpm dpi ppm ppb psi sqm sqft pax MICE FIT OTA OTAs ADR RevPAR F&B VIP VIPs AGM AGMs
EGM NDA NDAs MOU RFP RFPs RFQ RFI SOW PO POs GRN SRM TV FM AM DJ MC CG VFX CGI HD 4K
`
    .trim()
    .split(/\s+/),
)

/** Short forms that claim something, with what else is written for the same. */
const WRITINGS = `
ANOVA|方差分析|analys[ei]s of variance; BEC|商务英语; CET|英语[四六]级|大学英语|四级|六级; TEM|专[四八]|专业[四八]级; JLPT|日语能力考试|日语N[1-5]|N[1-5]; HSK|汉语水平; MTTR|mean time to re; PCR|qPCR|聚合酶链; FEA|finite element|有限元;
HOS|hours of service; FOI|freedom of information; CNC|数控; PLC|可编程控制器; OCR|文字识别; NLP|自然语言处理; CPA|注册会计师|注会|certified public accountant; CFA|特许金融分析师|chartered financial analyst; ACCA|特许公认会计师;
PMP|项目管理专业人士|project management professional; TCM|中医|traditional chinese medicine; NSFC|国家自然科学基金|national natural science foundation; OKR|目标与关键|objectives and key results;
PRD|产品需求文档|product requirements? document; SOP|标准操作|标准作业|standard operating procedure; RCT|随机对照|randomi[sz]ed controlled trial; AE|AEs|account executive; GH|GitHub; LR|Lightroom;
COVID|新冠|疫情|pandemic|epidemic; CO|二氧化碳|carbon dioxide; Tmall|天猫; Taobao|淘宝; WeChat|微信|公众号|视频号; Douyin|抖音|TikTok; Xiaohongshu|小红书|RedNote; Yonyou|用友|U8; Kingdee|金蝶; Alipay|支付宝; Tencent|腾讯;
Huawei|华为; Meituan|美团; Weibo|微博
`

export const isGeneralShortForm = (word: string): boolean => GENERAL.has(word.replace(/'?s$/, ''))

const FORMS = new Map<string, RegExp[]>()
for (const line of WRITINGS.trim().split(/;\s+/)) {
  const writings = line.split('|')
  for (const short of writings.filter((one) => /^[A-Z][A-Za-z\d]*$/.test(one)))
    FORMS.set(short, [
      ...(FORMS.get(short) ?? []),
      ...writings.filter((one) => one !== short).map((one) => patternOf(one)),
    ])
}

/** What else is written for a short form: 方差分析 for ANOVA. */
export const otherForms = (word: string): RegExp[] => FORMS.get(word.replace(/'?s$/, '')) ?? []

function patternOf(writing: string): RegExp {
  if (/\p{Script=Han}/u.test(writing)) return new RegExp(writing)
  return /^[A-Z\d&/]+s?$/.test(writing) ? new RegExp(`\\b${writing}\\b`) : new RegExp(`\\b${writing}`, 'i')
}
