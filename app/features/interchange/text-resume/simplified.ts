/** Characters of the words that resumes are built of, traditional before simplified. */
const PAIRS =
  '學学歷历經经驗验專专業业語语證证書书獎奖項项興兴愛爱簡简個个資资訊讯聯联絡络繫系評评價价總总結结優优勢势職职務务榮荣譽誉獲获實实習习團团關关係系機机電电話话號号碼码郵邮處处現现間间時时點点長长課课論论發发師师員员計计設设顧顾問问會会銀银醫医護护碩硕廣广國国際际單单稱称類类級级應应屆届畢毕無无黨党歲岁圖图館馆產产網网軟软體体開开運运營营銷销財财審审監监負负責责組组隊队幹干創创辦办廠厂區区縣县灣湾蘇苏東东濟济陽阳寧宁龍龙貴贵慶庆陝陕遼辽內内藝艺術术競竞賽赛練练檢检測测試试構构認认紀纪錄录傳传動动貿贸製制編编輯辑導导標标場场風风險险雲云數数據据維维繪绘進进兒儿園园報报視视聲声樂乐醫医藥药環环徵征紹绍諮咨詢询腦脑識识連连絡络協协劃划領领務务幣币'

const SIMPLIFIED = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, at) => [PAIRS.charAt(2 * at), PAIRS.charAt(2 * at + 1)]),
)

const TRADITIONAL = new RegExp(`[${Array.from(SIMPLIFIED.keys()).join('')}]`, 'g')

/** A text as mainland China writes it, as far as headings, labels and names of trades and houses go; to compare by, not to keep. */
export const simplified = (text: string): string =>
  text.replace(TRADITIONAL, (sign) => SIMPLIFIED.get(sign) ?? sign)
