import type { ExampleSource } from '../example-source'

export const businessZh: ExampleSource[] = [
  {
    key: 'xinmeiti-yunying',
    group: 'business',
    typeName: '新媒体运营',
    language: 'zh-CN',
    templateCode: 'banner-zh',
    themeColor: '#ab3a41',
    title: '新媒体运营简历',
    person: {
      name: '唐予安',
      headline: '新媒体运营·4年',
      phone: '135-0000-3307',
      email: 'tang.yuan@example.com',
      location: '长沙',
    },
    summary:
      '四年内容运营，写过图文、剪过视频、做过直播脚本。喜欢看后台数据胜过看点赞，知道一条内容为什么没有人看，比知道为什么火更有用。',
    sections: [
      {
        kind: 'experience',
        title: '工作经历',
        items: [
          {
            title: '湘味食品',
            subtitle: '内容运营',
            place: '长沙',
            dates: ['2023-07', 'now'],
            text: [
              '接手账号时粉丝1.8万，14个月增至**12.6万**，自然流量占比由41%升到73%；',
              '策划“车间开放日”系列短视频18期，平均完播率34%，带动同期复购率提高6个百分点；',
              '建立选题库与复盘表，每周淘汰最差的三分之一选题，单条制作时间由9小时降到5小时；',
              '撰写直播脚本并担任场控，累计96场，场均成交由1.2万元提高到4.7万元；',
              '带过3名实习生，把拍摄剪辑规范写成手册，新人出片由六周缩短到三周。',
            ],
          },
          {
            title: '星野文化传媒',
            subtitle: '新媒体编辑',
            place: '长沙',
            dates: ['2022-07', '2023-06'],
            text: [
              '独立负责两个本地生活公众号，一年发文210篇，5篇阅读过10万；',
              '把活动稿由“通知体”改成“问答体”，读完率由38%提高到55%；',
              '谈下32家商家置换合作，节省推广费约18万元。',
            ],
          },
          {
            title: '麓南都市报',
            subtitle: '新媒体中心实习生',
            place: '长沙',
            dates: ['2021-07', '2021-09'],
            text: '参与“夜里上班的人”专题，写稿8篇、剪片12条，单条最高播放62万次。',
          },
        ],
      },
      {
        kind: 'project',
        title: '个人账号',
        items: [
          {
            title: '一碗粉的早晨',
            subtitle: '本地小吃短视频·独立制作',
            dates: ['2020-03', '2022-05'],
            text: [
              '两年发布74条，积累粉丝2.3万，从选店、拍摄到剪辑一人完成；',
              '用Excel逐条记录留存曲线，据此重做开头三秒，5秒留存由46%升到61%。',
            ],
          },
        ],
      },
      {
        kind: 'education',
        title: '教育背景',
        items: [
          {
            title: '潇湘师范大学',
            subtitle: '新闻学·本科',
            dates: ['2018-09', '2022-06'],
            facts: { 排名: '11/88', 毕业论文: '老字号短视频的叙事与复购' },
          },
        ],
      },
      {
        kind: 'award',
        title: '获奖',
        items: [
          { title: '公司年度内容奖', dates: '2025-01' },
          { title: '省级大学生广告创意赛二等奖', dates: '2021-10' },
        ],
      },
      {
        kind: 'certificate',
        title: '证书',
        items: [
          { title: '全媒体运营师（三级）', dates: '2024-06' },
          { title: '普通话一级乙等', dates: '2020-12' },
          { title: '英语六级 506', dates: '2020-09' },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      title: '技能',
      rows: {
        内容: ['选题', '文案', '直播脚本'],
        制作: ['剪辑', '摄影', '平面设计'],
        分析: ['投放复盘', 'Excel'],
      },
    },
  },
  {
    key: 'zongzhang-kuaiji',
    group: 'business',
    typeName: '总账会计',
    language: 'zh-CN',
    templateCode: 'compact-zh-campus',
    themeColor: '#676e54',
    title: '总账会计简历',
    person: {
      name: '严素衡',
      headline: '总账会计·9年',
      phone: '134-0000-5582',
      email: 'yan.suheng@example.com',
      location: '青岛',
    },
    summary:
      '九年制造业财务经验，中级会计师。从成本会计做到总账，经历过两次系统切换和一次集团审计，习惯把每个数字追到原始单据，也愿意把口径讲给车间听。',
    sections: [
      {
        kind: 'experience',
        title: '工作经历',
        items: [
          {
            title: '海澄机械制造',
            subtitle: '总账会计',
            place: '青岛',
            dates: ['2020-05', 'now'],
            text: [
              '负责3家法人主体的总账与合并报表，月结由9个工作日缩短到**4个工作日**；',
              '牵头财务系统由金蝶切换到SAP，清理12年往来余额1300余笔，差异金额由86万元清到0；',
              '完成高新技术企业研发费用归集，连续四年通过核查，年均加计扣除约620万元；',
              '重做合并抵销底稿与往来核对表，集团审计调整由11笔降到2笔；',
              '用Power Query搭建管理报表，出表由3天缩短到半天，业务部门可自行按产品线查毛利；',
              '带教2名会计，写成46页月结手册，近三年人员休假期间结账无一次延误。',
            ],
          },
          {
            title: '东岭轮胎',
            subtitle: '成本会计',
            place: '潍坊',
            dates: ['2017-07', '2020-04'],
            text: [
              '重建标准成本，覆盖210个规格，成本差异率由7%收窄到2%以内；',
              '每月下车间盘点，发现并纠正返工料重复计价，全年减少虚增成本41万元；',
              '清查呆滞模具63套，推动报废与转售，收回款项58万元，腾出库位约120平方米。',
            ],
          },
          {
            title: '望岳会计师事务所',
            subtitle: '审计实习生',
            place: '青岛',
            dates: ['2016-12', '2017-03'],
            text: '参与4家制造企业年报审计，抽查凭证1800余份，独立编制存货监盘与应收账款函证底稿。',
          },
        ],
      },
      {
        kind: 'project',
        title: '项目经历',
        items: [
          {
            title: '费用预算管控上线',
            subtitle: '财务方负责人',
            dates: ['2024-02', '2024-08'],
            text: [
              '把费用科目由312个合并为96个，与7个部门逐条确认口径，编成一页对照表；',
              '预算执行由月底统计改为随时可查，上线首年超预算申请减少37%，全年费用比预算节约210万元。',
            ],
          },
        ],
      },
      {
        kind: 'education',
        title: '教育背景',
        items: [
          {
            title: '胶东商学院',
            subtitle: '会计学·本科',
            dates: ['2013-09', '2017-06'],
            facts: { 排名: '9/104', 毕业论文: '轮胎企业标准成本差异分析' },
          },
        ],
      },
      {
        kind: 'certificate',
        title: '资格证书',
        items: [
          { title: '税务师（通过4科）', dates: '2023-11' },
          { title: '中级会计师', dates: '2020-09' },
          { title: '初级会计师', dates: '2016-05' },
        ],
      },
      {
        kind: 'award',
        title: '荣誉',
        items: [
          { title: '集团“金算盘”财务技能竞赛二等奖', dates: '2024-10' },
          { title: '公司年度优秀员工', dates: '2022-01' },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      title: '技能',
      rows: {
        核算: ['总账', '合并报表', '成本'],
        税务: ['增值税', '所得税汇算', '研发加计'],
        工具: ['金蝶', 'SAP', 'Excel', 'Power Query'],
        英语: ['CET-4 512'],
      },
    },
  },
]
