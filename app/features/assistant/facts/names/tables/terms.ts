/** Terms of trades by their usual abbreviation and in both languages; see software.ts for the writing. */
export const TERMS = `
重症监护室|重症监护|重症医学科|ICU|Intensive Care Unit
新生儿重症|NICU
心电监护|心电图|ECG|EKG|electrocardiogram|cardiac monitoring
心肺复苏|CPR
核磁共振|磁共振|MRI
电子病历|EMR|EHR|electronic record|electronic medical record|electronic health record
三甲医院|三甲|三级甲等|Grade A tertiary
增值税|VAT|value-added tax|value added tax
企业所得税|CIT|corporate income tax
个人所得税|个税|IIT|individual income tax
国际财务报告准则|IFRS
快消品|快消|快速消费品|FMCG|fast-moving consumer goods
广交会|Canton Fair
川菜|Sichuan cuisine|Szechuan cuisine
本帮菜|Shanghainese|Shanghai cuisine
米其林|Michelin
黑珍珠|Black Pearl
`
