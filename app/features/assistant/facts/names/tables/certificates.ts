/** Certificates, tests and titles that are earned, by their names in both languages; see software.ts for the writing. */
export const CERTIFICATES = `
英语六级|CET-6|CET6|大学英语六级|College English Test Band 6
英语四级|CET-4|CET4|大学英语四级|College English Test Band 4
专业英语八级|英语专业八级|专八|TEM-8|TEM8
专业英语四级|英语专业四级|专四|TEM-4|TEM4
托福|TOEFL
雅思|IELTS
托业|TOEIC
GRE
GMAT
BEC|商务英语
日语N1|JLPT N1|^N1
日语N2|JLPT N2|^N2
注册会计师|CPA|Certified Public Accountant
特许公认会计师|ACCA
特许金融分析师|CFA|Chartered Financial Analyst
金融风险管理师|FRM
初级会计|初级会计职称|Junior Accountant|Junior Accounting Certificate|Primary Accountant
中级会计|中级会计师|Intermediate Accountant|Intermediate Accounting Certificate
税务师|Certified Tax Agent
法律职业资格|司法考试|国家统一法律职业资格|Legal Professional Qualification|National Judicial Examination|National Bar Exam
教师资格证|教师资格|Teacher Qualification Certificate|Teaching Certificate|Teacher Certification
普通话|Putonghua|Mandarin|Mandarin Chinese
PMP|项目管理专业人士|Project Management Professional
Scrum Master|CSM|敏捷教练认证
PRINCE2
Six Sigma|六西格玛
Green Belt|绿带
Black Belt|黑带
ISO 9001|ISO9001
ISO 27001|ISO27001
ISO 14001|ISO14001
CISSP
CISA
CISM
CCNA
CCNP
CCIE
HCIA
HCIP
HCIE
RHCE
CKA
CKAD
OCP
AWS Certified|AWS 认证|AWS认证
软件设计师|Software Designer
系统架构设计师|System Architect Designer
软考|National Computer Technology and Software Qualification
计算机二级|全国计算机等级考试二级|NCRE Level 2|National Computer Rank Examination Level 2
计算机三级|NCRE Level 3
一级建造师|一建|First-class Constructor|Class 1 Constructor
二级建造师|二建|Second-class Constructor|Class 2 Constructor
造价工程师|Cost Engineer
护士执业资格|护士资格证|护士执业资格证|Nurse Practice Certificate|Nursing License|Nurse Qualification Certificate
执业医师|Medical License|Licensed Physician
执业药师|Licensed Pharmacist
证券从业资格|证券从业|Securities Qualification Certificate|Securities Practice Qualification
基金从业资格|基金从业|Fund Qualification Certificate|Fund Practice Qualification
人力资源管理师|Human Resources Management Professional
心理咨询师|Psychological Counselor
导游证|国导证|国导|Tour Guide License|Tour Guide Certificate
叉车证|叉车驾驶证|叉车操作证|叉车司机证|forklift licence|forklift license|forklift certified|certified forklift|forklift certificate|forklift certification|forklift ticket|forklift operator license|forklift operator licence|forklift operator certification|forklift operator certificate|licensed forklift operator|certified forklift operator|forklift operator card|forklift card
驾驶证|驾照|A1证|A2证|A3证|B1证|B2证|C1证|C2证|C1 驾照|C1驾照|driving licence|driver's license|driving license|CDL|Class A licence|Class A license|Class B licence|Class B license
SHRM-CP
PHR
ITIL
TOGAF
Google Analytics Certification
鲁班奖|Luban Prize|Luban Award
红点奖|红点设计奖|Red Dot Award|Red Dot
iF设计奖|iF奖|iF Design Award
荷赛|荷赛奖|世界新闻摄影比赛|世界新闻摄影大赛|World Press Photo
`
/** Places of work that are often named; their sound is read as well, so only odd ones need a second name. */
export const PLACES = `
北京|Beijing|Peking
上海|Shanghai
广州|Guangzhou
深圳|Shenzhen
杭州|Hangzhou
成都|Chengdu
重庆|Chongqing
武汉|Wuhan
西安|Xi'an|Xian
南京|Nanjing
苏州|Suzhou
天津|Tianjin
长沙|Changsha
厦门|Xiamen
青岛|Qingdao
大连|Dalian
沈阳|Shenyang
哈尔滨|Harbin
郑州|Zhengzhou
合肥|Hefei
宁波|Ningbo
昆明|Kunming
香港|Hong Kong
澳门|Macau|Macao
台北|Taipei
新加坡|Singapore
东京|Tokyo
首尔|Seoul
曼谷|Bangkok
迪拜|Dubai
伦敦|London
巴黎|Paris
柏林|Berlin
慕尼黑|Munich
法兰克福|Frankfurt
阿姆斯特丹|Amsterdam
鹿特丹|Rotterdam
里斯本|Lisbon
马德里|Madrid
苏黎世|Zurich
都柏林|Dublin
纽约|New York
旧金山|San Francisco
硅谷|Silicon Valley
西雅图|Seattle
洛杉矶|Los Angeles
波士顿|Boston
芝加哥|Chicago
多伦多|Toronto
温哥华|Vancouver
悉尼|Sydney
墨尔本|Melbourne
河北省|河北|Hebei
河南省|河南|Henan
山东省|山东|Shandong
山西省|山西|Shanxi
陕西省|陕西|Shaanxi
辽宁省|辽宁|Liaoning
吉林省|吉林|Jilin
黑龙江省|黑龙江|Heilongjiang
江苏省|江苏|Jiangsu
浙江省|浙江|Zhejiang
安徽省|安徽|Anhui
福建省|福建|Fujian
江西省|江西|Jiangxi
湖北省|湖北|Hubei
湖南省|湖南|Hunan
广东省|广东|Guangdong
海南省|海南|Hainan
四川省|四川|Sichuan
贵州省|贵州|Guizhou
云南省|云南|Yunnan
甘肃省|甘肃|Gansu
青海省|青海|Qinghai
广西|Guangxi
内蒙古|Inner Mongolia
宁夏|Ningxia
新疆|Xinjiang
西藏|Tibet
台湾|Taiwan
华东|East China|Eastern China
华南|South China|Southern China
华北|North China|Northern China
华中|Central China
西南地区|西南大区|西南区|西南|Southwest China|Southwestern China
西北地区|西北大区|西北区|西北|Northwest China|Northwestern China|North West|North-West|the Northwest
东北地区|东北大区|东北区|东北|Northeast China|Northeastern China
长三角|Yangtze River Delta
珠三角|Pearl River Delta
大湾区|Greater Bay Area
京津冀|Beijing-Tianjin-Hebei
东南亚|Southeast Asia|South-East Asia|Southeast Asian|South-East Asian
中东|Middle East|Middle Eastern
北美|North America|North American
拉美|南美|Latin America|South America|Latin American|South American
欧洲|欧美|Europe|European
非洲|Africa|African
亚太|Asia-Pacific|Asia Pacific|APAC
`
/** Languages with the countries that share their names. */
export const LANGUAGES = `
法语|法文|法餐|法式|法国|French|France
德语|德文|德国|German|Germany
西班牙语|西语|西班牙|Spanish|Spain
日语|日文|日料|日式|日本|Japanese|Japan
韩语|韩文|韩式|韩餐|韩国|Korean|Korea|South Korea
俄语|俄罗斯|Russian|Russia
阿拉伯语|Arabic
葡萄牙语|葡语|葡萄牙|巴西|Portuguese|Portugal
意大利语|意式|意餐|意大利|Italian|Italy
荷兰语|荷兰|^Dutch|Netherlands
波兰语|波兰|^Polish|Poland
越南语|越南|Vietnamese|Vietnam
泰语|泰式|泰国|^Thai|Thailand
粤语|广东话|粤菜|Cantonese
印地语|Hindi
`
