/** Words that say hardly anything of what was done. */
export const EMPTY_WORDS = `
manag lead led work help assist support provid deliver perform conduct handl maintain ensur develop creat make made build built run ran
responsib experienc skill proficien familiar role team dail week month annual year day time task project process variou multipl key strong
effectiv successful total participat contribut collaborat coordinat overse oversaw prepar complet carr undertak undertook serv achiev
accurat accuracy timel consistent consistenc qualit standard efficien efficienc high level detail professional regular routin ongoing
current previou former respectiv overall general specific relevant related approximat rough nearl almost around consecutiv running
across alongside throughout regard term basis order part member involv focus area range set need requir goal result impact outcome
manner way well good great excellent further additional new exist full end start begin base use using utilis utiliz leverag appl
increas decreas reduc improv grow grew gain rais lower cut percent percentag point half third quarter doubl tripl previous
one two three four five six seven eight nine ten eleven twelve twent hundred thousand million dozen first second single
person people individual hour minut second spring summer autumn winter january february march april june july august september october november december
ident implement introduc execut facilitat execut manage organis organiz operat clear compreh proactiv close closely direct directly
took take taken gave give given kept keep held hold saw see seen got get met meet
`
/** The same for Chinese. */
export const EMPTY_HAN =
  '内容 涵盖 包括 包含 围绕 涉及 主题 负责 参与 协助 配合 承担 完成 开展 进行 组织 推动 推进 实施 落实 执行 跟进 处理 管理 维护 建立 搭建 制定 优化 改进 完善 提升 提高 增加 降低 减少 缩短 实现 达到 达成 保证 保障 确保 支持 提供 工作 任务 项目 团队 公司 部门 业务 相关 日常 各类 多个 多项 流程 方案 体系 机制 能力 经验 效率 质量 水平 成果 效果 结果 目标 需求 问题 情况 方面 过程 期间 阶段 环节 内容 事务 事项 整体 全面 全程 有效 高效 顺利 成功 持续 长期 定期 按时 及时 准确 独立 主要 重点 关键 核心 优秀 良好 扎实 丰富 熟练 熟悉 掌握 具备 拥有 善于 擅长 能够 可以 以及 同时 其中 包括 通过 利用 运用 使用 采用 基于 针对 围绕 根据 结合 为期 历时 累计 平均 共计 约为 左右 以上 以内 每日 每周 每月 每年 年度 季度 月度 全年 上线 落地 交付 输出 产出 形成 获得 取得 赢得 深入 积极 主动 严格 规范 细致 专业 服务 客户 人员 员工 同事 成员 单位 企业 操作 沟通 协调 对接 合作 协作 联合 共同 分别 担任 任职 从事 就职 牵头 主导 统筹 带领 参加 加入 进一步 显著 大幅 明显 稳定 保持 技术 技能 知识 基础 理论 系统 平台 工具 数据 信息 应用 功能 模块 产品 市场 现场 办理 手续 名下 缩减 压缩 增长 增至 降至 提前 超额 突破 用户 频繁 诉求 节约 成本 时间 周期 数量 金额 人数 次数 总结 汇报 整理 编写 撰写 记录 检查 培训 指导'
