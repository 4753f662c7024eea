/**
 * Terms of trades by their usual abbreviation and in both languages; see software.ts for the writing. `~` before an
 * ordinary word: it bears its term out, but is no claim of its own.
 */
export const TERMS = `
重症监护室|重症监护|重症医学科|ICU|Intensive Care Unit
新生儿重症|NICU
心电监护|心电图|ECG|EKG|electrocardiogram|cardiac monitoring
心肺复苏|CPR
核磁共振|磁共振|MRI
电子病历|EMR|EHR|electronic record|electronic medical record|electronic health record
三甲医院|三甲|三级甲等|Grade A tertiary|Class A tertiary|Grade 3A|Class 3A|Tier 3A|Level 3A|3A hospital
增值税|VAT|value-added tax|value added tax
企业所得税|CIT|corporate income tax|~corporate tax|~corporate returns|~corporate tax returns
个人所得税|个税|IIT|individual income tax
国际财务报告准则|IFRS
~春运|~春节|Spring Festival|~Chinese New Year|~Lunar New Year
快消品|快消|快速消费品|FMCG|fast-moving consumer goods|~consumer goods|~消费品
广交会|Canton Fair
中医|TCM|Traditional Chinese Medicine
B2B|B端|ToB
氩弧焊|TIG|GTAW|argon arc|argon-arc
二保焊|二氧化碳保护焊|二氧化碳气体保护焊|CO2焊|CO2|MAG|GMAW
B2C|C端|ToC
川菜|Sichuan cuisine|Szechuan cuisine
本帮菜|Shanghainese|Shanghai cuisine
米其林|Michelin
黑珍珠|Black Pearl
~静脉|^IV|~intravenous
品管圈|质量控制小组|QCC|QC circle|~quality control circle
~血压|^BP|~blood pressure
基本生命支持|BLS|Basic Life Support
高级生命支持|ACLS|Advanced Cardiovascular Life Support
~急诊|~急诊科|^ED|^ER|Emergency Department|Emergency Room|A&E
~手术室|^OR|Operating Room|~operating theatre
~消毒供应|CSSD
~产假|~maternity leave
~损益|~利润表|P&L|~profit and loss|~income statement
~资产负债表|~balance sheet
~应收账款|~应收|^AR|~accounts receivable
~应付账款|~应付|^AP|~accounts payable
~自动化测试|~test automation|~automated tests
~个体工商户|~sole proprietor
~叉车|~forklift
~数控|CNC
暖通空调|~暖通|~空调|HVAC
~个人防护|PPE|~personal protective equipment
~特殊教育|~特教|SEN|SEND|~special educational needs|~special education
个别化教育计划|IEP|~individualised education plan|~individualized education program
~家长会|~parent-teacher conference|~parent-teacher meeting
~中考|Zhongkao|Senior High School Entrance Exam
~高考|Gaokao|National College Entrance Examination|~college entrance examination|~college entrance exam
~考研|~postgraduate entrance examination
~英语角|English Corner
~双十一|~双11|~双 11|Double 11|Double Eleven|Singles' Day
~春节|Spring Festival|Chinese New Year|Lunar New Year
~国庆|National Day
~五一|May Day|Labour Day|Labor Day
~团委|~共青团|Youth League
~学生会|~student union|~student council
~党员|Party member|CPC member|member of the Communist Party
~人口普查|~census|National Population Census|~population census
~重阳节|~重阳|Double Ninth|Chongyang
~中秋节|~中秋|Mid-Autumn
~端午节|~端午|Dragon Boat
~元宵节|~元宵|Lantern Festival
~清明节|~清明|Qingming|Tomb-Sweeping Day
质谱仪|质谱|mass spectrometer|mass spectrometry|mass spec
高效液相色谱|液相色谱|HPLC|liquid chromatography|liquid chromatograph
气相色谱|gas chromatography|gas chromatograph|GC-MS
扫描电镜|扫描电子显微镜|scanning electron microscope|scanning electron microscopy
X射线衍射|XRD|X-ray diffraction
流式细胞仪|流式细胞|流式|flow cytometer|flow cytometry
示波器|oscilloscope
三坐标测量机|三坐标|CMM|coordinate measuring machine
呼吸机|ventilator
除颤仪|defibrillator
~挖掘机|~挖机|~excavator
`
