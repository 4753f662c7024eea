/** Well-known schools by their names in both languages; see software.ts for the writing. */
export const SCHOOLS = `
清华大学|清华|Tsinghua University|Tsinghua
北京大学|北大|Peking University|PKU
复旦大学|复旦|Fudan University|Fudan
上海交通大学|上海交大|Shanghai Jiao Tong University|SJTU
浙江大学|浙大|Zhejiang University|ZJU
南京大学|Nanjing University|NJU
中国科学技术大学|中科大|University of Science and Technology of China|USTC
武汉大学|Wuhan University
华中科技大学|Huazhong University of Science and Technology|HUST
西安交通大学|Xi'an Jiaotong University|XJTU
哈尔滨工业大学|哈工大|Harbin Institute of Technology|HIT
中国人民大学|人大|Renmin University of China|Renmin University
同济大学|Tongji University
北京航空航天大学|北航|Beihang University
北京理工大学|Beijing Institute of Technology
北京师范大学|Beijing Normal University
北京邮电大学|北邮|Beijing University of Posts and Telecommunications|BUPT
华东师范大学|East China Normal University
华南理工大学|South China University of Technology
中山大学|Sun Yat-sen University
四川大学|Sichuan University
电子科技大学|University of Electronic Science and Technology of China|UESTC
厦门大学|Xiamen University
山东大学|Shandong University
天津大学|Tianjin University
南开大学|Nankai University
东南大学|Southeast University
吉林大学|Jilin University
大连理工大学|Dalian University of Technology
中南大学|Central South University
湖南大学|Hunan University
重庆大学|Chongqing University
上海财经大学|Shanghai University of Finance and Economics
中央财经大学|Central University of Finance and Economics
对外经济贸易大学|University of International Business and Economics
深圳大学|Shenzhen University
郑州大学|Zhengzhou University
苏州大学|Soochow University
中国农业大学|China Agricultural University
香港大学|University of Hong Kong|HKU
香港中文大学|Chinese University of Hong Kong|CUHK
香港科技大学|Hong Kong University of Science and Technology|HKUST
台湾大学|National Taiwan University
新加坡国立大学|National University of Singapore|NUS
南洋理工大学|Nanyang Technological University|NTU
东京大学|University of Tokyo
京都大学|Kyoto University
哈佛大学|哈佛|Harvard University|Harvard
斯坦福大学|斯坦福|Stanford University|Stanford
麻省理工学院|麻省理工|Massachusetts Institute of Technology|MIT
耶鲁大学|Yale University|Yale
普林斯顿大学|Princeton University|Princeton
哥伦比亚大学|Columbia University
康奈尔大学|Cornell University
宾夕法尼亚大学|University of Pennsylvania
芝加哥大学|University of Chicago
加州大学伯克利分校|University of California, Berkeley|UC Berkeley
加州大学洛杉矶分校|UCLA
卡内基梅隆大学|Carnegie Mellon University|CMU
纽约大学|New York University|NYU
南加州大学|University of Southern California|USC
密歇根大学|University of Michigan
多伦多大学|University of Toronto
牛津大学|University of Oxford|Oxford University|Oxford
剑桥大学|University of Cambridge|Cambridge University|Cambridge
帝国理工学院|Imperial College London
伦敦大学学院|University College London|UCL
伦敦政治经济学院|London School of Economics|LSE
爱丁堡大学|University of Edinburgh
曼彻斯特大学|University of Manchester
苏黎世联邦理工学院|ETH Zurich
墨尔本大学|University of Melbourne
悉尼大学|University of Sydney
新南威尔士大学|UNSW|University of New South Wales
`
