/** Short forms that any trade's talk is full of: of themselves they claim nothing. */
export const GENERAL_ACRONYMS = `
Q&A E OS SKU TEU FEU CBM GSM DWT MOQ ETA ETD B2B B2C B2G C2C D2C O2O AP AR GL P&L PNL YoY QoQ MoM CAGR CPI PPI ROA ROE AUM NAV AML KYC
GDP GNP CAPEX OPEX SME SMEs MSME SMB SMBs MNC MNCs JV SOE SOEs PE VC M&A IPO RM RMs FX OTC DIY FAQ FAQs TBD ASAP FYI
PM PMO PR QA QC QE R&D HR HRBP IT ICT AV PA EA BD BU BUs KA KAM
EHR EMR GAAP NGO NGOs NPO EU UN UK US USA UAE NZ HK PRC DC NYC LA SF EMEA APAC LATAM ASEAN GCC MENA GBA
GPA MOOC ESL EFL EAP ESP K12 STEM STEAM SEN PTA TA TAs RA RAs PI PIs PhD BSc MSc MBA EMBA MD MPhil BA MA BS MS
ICU NICU PICU CCU ER ED OR OPD ENT GP GPs RN RNs LPN CNA MD BP HR BMI DNA RNA OT PT
LED LCD PCB PCBA BOM ECN DFM NPI OEM ODM WIP FIFO FEFO OEE PPM DPPM EHS HSE PPE LTI
API APIs UI UX SDK IDE OS DB URL CTR CPC CPL CVR ROI ROAS LTV CAC ARPU DAU MAU WAU GMV AOV UGC PGC KOL KOC MCN CRM ERP SaaS PaaS IaaS
POS ATM QR NFC GPS MEP HVAC M&E RC GFA FAR EPC PPP BOT QS
NPL NPLs LTV DTI ECL NIM VaR EMI CIF FOB EXW DDP DAP LCL FCL AWB HS VAT GST WHT IIT CIT
QPS TPS RPS RPM p50 p90 p95 p99 SLA SLAs SLO CI CD MVP PRD PRDs MRD BRD KPI KPIs SOP SOPs
wpm rpm bpm dpi ppm ppb psi sqm sqft pax
MICE FIT OTA OTAs ADR RevPAR F&B VIP VIPs AGM AGMs EGM NDA NDAs MOU RFP RFPs RFQ RFI SOW PO POs GRN SRM 
TV FM AM DJ MC CG VFX CGI HD 4K
`

/** Short forms that claim something, with what else is written for the same. */
export const ACRONYMS = `
CEO|总经理|总裁|首席执行|chief executive
CFO|财务总监|首席财务|财务负责人|chief financial|finance director
CTO|技术总监|首席技术|技术负责人|chief technology
COO|运营总监|首席运营|chief operating
CMO|市场总监|首席市场|首席营销|chief marketing
CIO|信息总监|首席信息|chief information
CHRO|人力资源总监|首席人力|首席人才|chief human
CPO|产品总监|首席产品|采购总监|chief product
VP|VPs|副总|vice president
SVP|高级副总|senior vice president
GM|总经理|general manager
OKR|OKRs|目标与关键|目标管理|objectives and key
OEM|OEMs|整车厂|主机厂|original equipment manufacturer
ANOVA|方差分析|analysis of variance
MIG|二保焊|气保焊|气体保护焊|氩弧焊|MAG|GMAW
NDT|无损检测|探伤|non-destructive|nondestructive
PCA|主成分|principal component
SEM|结构方程|扫描电|structural equation|scanning electron
SEM|搜索引擎营销|竞价|搜索推广|search engine marketing|paid search
SEO|搜索引擎优化|自然搜索|search engine optimi
ML|机器学习|machine learning
IoT|物联网|internet of things
ETL|数据清洗|数据抽取|数据同步|extract, transform
TDD|测试驱动|test-driven
DDD|领域驱动|domain-driven
NLP|自然语言处理|natural language
OCR|文字识别|字符识别|character recognition
CV|计算机视觉|computer vision
LLM|LLMs|大语言模型|大模型|large language model
RAG|检索增强|retrieval-augmented
AB|A/B|对照实验|split test
DOE|DoE|实验设计|试验设计|design of experiments
SPC|统计过程控制|过程控制|statistical process control
FMEA|PFMEA|DFMEA|失效模式|failure mode
MSA|测量系统分析|gauge R&R|measurement system
RCA|根因|根本原因|root cause
8D|8D报告
5S|6S|现场管理|整理整顿
TPM|全员生产维护|全面生产维护|total productive maintenance
VSM|价值流|value stream
APQP|先期质量策划|advanced product quality
PPAP|生产件批准|production part approval
CMM|三坐标|coordinate measuring
FEA|FEM|有限元|finite element
CFD|流体仿真|流体力学|fluid dynamics
HPLC|液相色谱|liquid chromatograph
NMR|核磁|nuclear magnetic
XRD|衍射|diffraction
TEM|透射电|transmission electron
ELISA|酶联免疫|enzyme-linked
PCR|qPCR|聚合酶链|polymerase chain
CRRT|肾脏替代|renal replacement
PICC|中心静脉置管|中心静脉导管|central catheter
CVC|中心静脉|central venous
CLABSI|CRBSI|导管相关血流感染|bloodstream infection
VAP|呼吸机相关肺炎|ventilator-associated
CPR|心肺复苏|cardiopulmonary
COPD|慢阻肺|慢性阻塞性肺|chronic obstructive
CBT|认知行为|cognitive behavio
ABA|应用行为分析|applied behavio
IEP|IEPs|个别化教育|个别化教学|individuali
PBL|项目式学习|项目化学习|project-based|problem-based
TCM|中医|中药|traditional Chinese medicine
GMP|药品生产质量管理|good manufacturing
GCP|药物临床试验质量|good clinical
GSP|药品经营质量|good supply
CRA|临床监查|clinical research associate
CRC|临床协调|clinical research coordinator
HACCP|危害分析|hazard analysis
LCA|生命周期评价|生命周期评估|life cycle assessment
ESG|环境、社会|可持续|环境社会|environmental, social
EIA|环评|环境影响评价|environmental impact
GIS|地理信息|geographic information
BIM|建筑信息模型|building information
DCF|现金流折现|折现现金流|discounted cash
IFRS|国际财务报告准则|international financial reporting
GAAP|会计准则|accounting principles
ABS|资产证券化|资产支持|asset-backed
REIT|REITs|不动产信托|房地产信托|real estate investment trust
NPS|净推荐值|net promoter
CSAT|满意度|customer satisfaction
RFM|RFM模型
LTL|零担|less than truckload
FTL|整车|full truckload
FCL|整箱|full container
LCL|拼箱|less than container
ISF|舱单|security filing
L&D|培训|学习发展|learning and development
C&B|薪酬|薪资|compensation
OD|组织发展|organi[sz]ation(?:al)? development
TA|招聘|talent acquisition
CET|大学英语|英语四级|英语六级|四级|六级|College English Test
TEM|专四|专八|专业四级|专业八级|英语专业
HSK|汉语水平|Chinese proficiency
CPC|中共|共产党|党员|Communist Party
CCTV|央视|中央电视台|中央广播电视|China Central Television
CAS|中科院|中国科学院|Chinese Academy of Sciences
CASS|社科院|中国社会科学院|Chinese Academy of Social Sciences
NSFC|国家自然科学基金|国自然|National Natural Science Foundation
WHO|世卫|世界卫生组织|World Health Organi
WTO|世贸|世界贸易组织|World Trade Organi
UNICEF|联合国儿童基金|United Nations Children
IMF|国际货币基金|International Monetary Fund
CICC|中金|China International Capital
CATL|宁德时代
COSCO|中远|中远海运
CSSC|中国船舶
CRRC|中国中车|中车
CSCEC|中国建筑|中建
CCCC|中国交建|中交
AP|美联社|Associated Press
YMCA|青年会|Young Men
NMPA|药监局|药品监督管理局|National Medical Products
CAAC|民航局|民用航空局|Civil Aviation Administration
`
