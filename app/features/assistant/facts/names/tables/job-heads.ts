/** What job titles end with: their trade, their rank, and how both languages write them. */
type Head = { trade: string; rank: number; han: string; latin: string }
const head = (trade: string, rank: number, han: string, latin: string): Head => ({ trade, rank, han, latin })
export const HEADS: Head[] = [
  head('intern', 0, '实习生', 'Intern|Interns?hip|Working Student'),
  head('help', 1, '助理|助教', 'Assistant|TA(?= (?:for|in|of)\\b)'),
  head(
    'chief',
    8,
    '首席[\\p{Script=Han}]{2}官|总裁|总经理|董事长|主席|会长|(?<![A-Za-z])(?:CEO|CTO|CFO|COO)(?![A-Za-z])',
    'CEO|CTO|CFO|COO|CMO|Chief [A-Z][a-z]+ Officer|President|Chairman|General Manager',
  ),
  head('chief', 7, '副总裁|副总经理|副总', 'Vice President|VP|Deputy General Manager'),
  head('teach', 2.5, '班主任', 'Homeroom Teacher|Form Tutor|Class Teacher'),
  head(
    'direct',
    6,
    '总监|主任(?!医师)|部长',
    'Director|Head of [A-Z][a-z]+|Chief(?= (?:of|at|for)\\b| ?[,.;:|(\\n-]| ?$)',
  ),
  // the metal, too: "analyze lead, cadmium and arsenic"
  head(
    'lead',
    4,
    '(?<!产品)负责人(?![员力事才工])|组长|主管(?![护药技]师|检验师)|队长|班长|社长|团长|护士长',
    '(?<!\\b(?:Analy[sz]e|Measure|Detect|Determine|Remove|Generate|Qualify|Convert) )Lead(?! (?:times?|generation|paint|levels?|content)\\b|,? (?:cadmium|arsenic|mercury|zinc|copper))|(?:(?:Team|Group|Project|Squad|Shift) )?Leader|Supervisor|Head Nurse|Charge Nurse|Nurse Manager|Matron|Captain',
  ),
  head('architect', 3.5, '架构师|建筑师', 'Architect'),
  head(
    'own',
    2.5,
    '产品经理|项目经理|客户经理|产品负责人',
    'Product Manager|Project Manager|Account Manager|Account Executive|Product Owner|Program Manager|Relationship Manager',
  ),
  head(
    'manage',
    4.5,
    '店长|经理|校长|园长|行长',
    '(?<!\\b(?:Ads?|Tag|Package|Password|Device|[Tt]rain) )Manager',
  ),
  head('build', 2, '工程师|开发者|程序员|开发(?=实习|工程师)', 'Engineer|Developer|Programmer'),
  head('analyse', 2, '分析师|分析员', 'Analyst'),
  head('design', 2, '设计师', 'Designer'),
  head('advise', 2, '顾问|咨询师', 'Consultant|Advisor|Adviser'),
  head(
    'staff',
    2,
    '专员|专家|文员|(?<!高级)技师|技工|干事|代表(?![作性团队])|(?:安全|施工|质检|质量|资料|材料|测量|检验|库管|仓管|保管|操作|技术|采购|业务|营业|服务|收银|导购|客服|快递|配送|档案|理货|调度|管理)员',
    'Specialist|Operator|Operative|Journey(?:man|woman)|Technician|Technologist|Agent|Treasurer|Executive|Coordinator|Officer|(?<!\\bAudit )Associate|Clerk|Representative',
  ),
  head('research', 2, '科学家|研究员', 'Scientist|Researcher|Fellow'),
  head(
    'account',
    2,
    '会计(?!学|信息|电算|核算|处理|凭证|科目|准则|报[表告]|分录|账|档案|制度|政策|实务|基础|软件|知识|法|与|技能|人员|年度)|出纳|审计员',
    'Accountant|Auditor|Bookkeeper|Audit Associate',
  ),
  head('lead', 4, '主教练|总教练', 'Head Coach'),
  head('teach', 2, '教师|老师|讲师|教练', 'Teacher|Lecturer|Instructor|Tutor|Coach'),
  head('professor', 5, '教授', 'Professor|Prof'),
  head('lead', 5, '(?<![安编并])排长|连长', 'Platoon Leader|Company Commander'),
  head(
    'lead',
    4,
    '乘务长|列车长|工长|领班',
    'Purser|Foreman|Forewoman|(?:Chief|Head) Conductor|Train Manager',
  ),
  head('attend', 2, '乘务员|空乘|服务员|接待员', 'Attendant|Steward(?:ess)?|Receptionist|Waiter|Waitress'),
  head('care', 2, '护士(?!长)|护师', 'Nurse'),
  head('cook', 4.5, '行政总厨|厨师长|总厨|主厨(?!房)', 'Head Chef|Executive Chef|Chef de Cuisine'),
  head('cook', 3, '副厨|二厨', 'Sous Chef'),
  head('cook', 2, '厨师', 'Chef|Cook|Baker'),
  head('medicine', 3, '医生|医师', 'Doctor(?! of)|Physician|Surgeon|Registrar|House Officer'),
  head(
    'law',
    2,
    '律师(?!助理)|法务(?!项目|事务|合规|文件|咨询|支持|问题|流程|培训)',
    'Lawyer|Attorney|Counsel',
  ),
  head('law', 1, '(?!)', 'Paralegal|Legal Assistant'),
  head('examine', 2, '(?<!主)考官|阅卷人', 'Examiner|Marker'),
  head('write', 4, '(?<!自)主编(?!辑|写|制)|总编辑?', 'Editor-in-Chief|Managing Editor|Chief Editor'),
  head('translate', 2, '译员|口译员|翻译员', 'Interpreter|Translator'),
  head('write', 3.5, '主剪辑师?|剪辑指导', '(?:Lead|Chief|Supervising) Editor'),
  head('write', 2, '剪辑师|编辑|记者|撰稿人', 'Editor|Writer|Journalist|Copywriter|Reporter'),
]
/** Words before a title, and how far they raise or lower its rank. */
export const RAISES: [number, string, string][] = [
  [-0.5, '初级|见习|代理(?=[店经主总校院部])', 'Junior|Jr\\.?|Acting|Interim'],
  [1, '高级|资深', 'Senior(?! (?:High|Middle|Secondary))|Sr\\.?'],
  [1.5, '首席|主任|总$', 'Staff|Principal|Lead|Chief'],
  [-1, '助理|副|配班', 'Assistant|Associate|Deputy|Vice|Trainee'],
]
