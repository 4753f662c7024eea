/** Well-known employers by their names in both languages; see software.ts for the writing. */
export const ORGANIZATIONS = `
腾讯|Tencent
阿里巴巴|阿里|Alibaba|Alibaba Group
蚂蚁集团|蚂蚁金服|Ant Group|Ant Financial
字节跳动|字节|ByteDance
百度|Baidu
华为|Huawei
中兴通讯|ZTE
小米科技|小米集团|小米公司|Xiaomi
美团|Meituan
京东|JD.com|^JD
滴滴出行|滴滴|DiDi
网易|NetEase
拼多多集团|PDD Holdings
快手科技|Kuaishou Technology
携程|Ctrip|Trip.com
新浪|Sina
搜狐|Sohu
科大讯飞|讯飞|iFLYTEK
商汤|SenseTime
旷视|Megvii
大疆|DJI
比亚迪|BYD
宁德时代|CATL
蔚来|NIO
理想汽车|Li Auto
小鹏|XPeng
吉利|Geely
上汽|SAIC
联想集团|Lenovo
海尔|Haier
美的集团|~美的|Midea
格力|Gree
海康威视|Hikvision
顺丰|SF Express
万科|Vanke
碧桂园|Country Garden
中国移动|China Mobile
中国电信|China Telecom
中国联通|China Unicom
国家电网|State Grid
中国石油|中石油|PetroChina|CNPC
中国石化|中石化|Sinopec
中国银行|Bank of China
工商银行|中国工商银行|ICBC
建设银行|中国建设银行|China Construction Bank|CCB
农业银行|中国农业银行|Agricultural Bank of China
招商银行|China Merchants Bank
交通银行|Bank of Communications
中信证券|CITIC Securities
中金公司|中金|CICC
平安集团|中国平安|平安人寿|平安保险|Ping An
中国人寿|China Life
微软|Microsoft|~^MS
谷歌|Google|Alphabet
苹果公司|^Apple
亚马逊|^Amazon
脸书|Facebook|^Meta
英特尔|Intel
英伟达|NVIDIA
高通|Qualcomm
国际商业机器|IBM
甲骨文|Oracle Corporation
思科|Cisco
戴尔|^Dell
惠普|HP|Hewlett-Packard
特斯拉|Tesla
三星|Samsung
索尼|Sony
西门子|Siemens
博世|Bosch
通用电气|GE|General Electric
波音|Boeing
空客|Airbus
丰田|Toyota
本田|Honda
大众汽车|Volkswagen|^VW
宝马|BMW
奔驰|Mercedes-Benz
宝洁|P&G|Procter & Gamble
联合利华|Unilever
雀巢|Nestlé|Nestle
可口可乐|Coca-Cola
百事|PepsiCo|Pepsi
星巴克|Starbucks
麦当劳|McDonald's|McDonalds
耐克|Nike
阿迪达斯|Adidas
欧莱雅|L'Oréal|L'Oreal
沃尔玛|Walmart
宜家|IKEA
德勤|Deloitte
普华永道|PwC
安永|Ernst & Young|EY
毕马威|KPMG
麦肯锡|McKinsey
波士顿咨询|BCG|Boston Consulting Group
贝恩|Bain & Company
埃森哲|Accenture
高盛|Goldman Sachs
摩根士丹利|Morgan Stanley
摩根大通|JPMorgan|J.P. Morgan|JP Morgan
花旗|Citi|Citibank
汇丰|HSBC
渣打|Standard Chartered
巴克莱|Barclays
瑞银|UBS
德意志银行|Deutsche Bank
奈飞|Netflix
优步|^Uber
爱彼迎|Airbnb
声破天|Spotify
推特|Twitter
OpenAI
^Stripe
PayPal|贝宝
联合国|United Nations
世界银行|World Bank
红十字会|Red Cross
新华社|Xinhua News Agency
中央电视台|CCTV
三一重工|三一|SANY|SANY Heavy Industry
中联重科|Zoomlion
徐工|XCMG
宇通客车|宇通|Yutong
全聚德|Quanjude
海底捞|Haidilao
肯德基|KFC
瑞幸|Luckin Coffee|Luckin
家乐福|Carrefour
盒马|Freshippo|Hema
永辉|Yonghui
安踏|ANTA
李宁|Li-Ning
优衣库|Uniqlo
海天塑机|海天|Haitian
立信会计师事务所|立信|BDO China
天健|Pan-China
新东方|New Oriental
好未来|学而思|TAL Education
太平洋保险|CPIC
招商证券|China Merchants Securities
恒瑞医药|恒瑞|Hengrui
药明康德|WuXi AppTec
迈瑞医疗|迈瑞|Mindray
辉瑞|Pfizer
罗氏|Roche
诺华|Novartis
阿斯利康|AstraZeneca
强生|Johnson & Johnson
富士康|Foxconn
立讯精密|Luxshare
京东方|BOE
中芯国际|SMIC
台积电|TSMC
万豪|Marriott
希尔顿|Hilton
洲际酒店|IHG
锦江|Jin Jiang
中国国航|国航|Air China
东方航空|东航|China Eastern
南方航空|南航|China Southern
圆通|YTO
中通快递|中通|ZTO
韵达|Yunda
德邦|Deppon
菜鸟|Cainiao
联邦快递|FedEx
敦豪|DHL
中国科学院|中科院|Chinese Academy of Sciences|CAS
站酷|ZCOOL
先导智能|Lead Intelligent
喜茶|HEYTEA
奈雪的茶|奈雪|Nayuki
瑞幸咖啡|瑞幸|Luckin Coffee|Luckin
蜜雪冰城|Mixue
海底捞|Haidilao
肯德基|KFC
麦当劳|McDonald's
中软国际|Chinasoft International|Chinasoft
软通动力|iSoftStone
文思海辉|Pactera
东软|Neusoft
用友网络|用友集团|Yonyou
汇川技术|Inovance
联影|United Imaging
西贝|Xibei
中建三局|China Construction Third Engineering Bureau|China Construction Third Bureau
中国建筑|中建|China State Construction|CSCEC
中国中铁|中铁|China Railway Group|China Railway
中交|CCCC|China Communications Construction
中海油|CNOOC
南方电网|China Southern Power Grid
中粮|COFCO
中远海运|COSCO
华泰证券|Huatai Securities
国泰君安|Guotai Junan
作业帮|Zuoyebang
猿辅导|Yuanfudao
哈啰|Hello Inc
饿了么|Ele.me
大润发|RT-Mart
屈臣氏|Watsons
迪卡侬|Decathlon
立邦|Nippon Paint
一汽|FAW
长城汽车|Great Wall Motor
广汽|GAC
东风汽车|Dongfeng Motor
潍柴|Weichai
格兰仕|Galanz
老板电器|Robam
公牛集团|Bull Group
蒙牛|Mengniu
伊利集团|Yili
农夫山泉|Nongfu Spring
青岛啤酒|Tsingtao
茅台|Moutai
华住|Huazhu|H World
如家|Home Inn
亚朵|Atour
汉庭|Hanting
首旅|BTG Hotels
碧桂园服务|Country Garden Services
万达|Wanda
龙湖|Longfor
保利|Poly Developments
绿城|Greentown
链家|Lianjia
贝壳找房|Beike|KE Holdings
岛津|Shimadzu
安捷伦|Agilent
赛默飞|Thermo Fisher|Thermo Fisher Scientific
沃特世公司|Waters Corporation
齐鲁制药|Qilu Pharmaceutical
四川航空|川航|Sichuan Airlines
海南航空|海航|Hainan Airlines
金螳螂|Gold Mantis
`
