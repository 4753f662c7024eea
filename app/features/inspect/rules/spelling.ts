import type { InspectText, Place } from '../types'

/** Slips that can mean nothing else, each with the right word. */
const SLIPS = [
  '帐号 账号, 帐户 账户, 布署 部署, 按装 安装, 即然 既然, 渡假 度假, 既使 即使, 松驰 松弛',
  '配制文件 配置文件, 登陆系统 登录系统, 登陆页 登录页, 重迭 重叠, 筹画 筹划, acheive achieve',
  'acheived achieved, accomodate accommodate, adminstration administration, calender calendar',
  'collegue colleague, collegues colleagues, comittee committee, commited committed',
  'consistant consistent, definately definitely, developement development, enviroment environment',
  'excellant excellent, experiance experience, goverment government, improvment improvement',
  'independant independent, knowlege knowledge, liason liaison, maintainance maintenance',
  'maintenence maintenance, managment management, neccessary necessary, occured occurred',
  'occurence occurrence, perfomance performance, proffesional professional, profesional professional',
  'programing programming, recieve receive, recieved received, refered referred',
  'responsability responsibility, responsable responsible, seperate separate, stakholders stakeholders',
  'succesful successful, succesfully successfully, sucessful successful, sucessfully successfully',
  'supervized supervised, technlogy technology, transfered transferred, univeristy university',
]
const RIGHT = new Map(
  SLIPS.flatMap((line) => line.split(', ')).map((pair): [string, string] => {
    const [wrong = '', right = ''] = pair.split(' ')
    return [wrong, right]
  }),
)
/** Every long enough Latin word, to be looked up, and the Chinese slips themselves. */
const WRONG = new RegExp(
  ['(?<![A-Za-z])[A-Za-z]{6,}(?![A-Za-z])', ...[...RIGHT.keys()].filter((word) => !/[a-z]/.test(word))].join(
    '|',
  ),
  'g',
)

/** Words that are misspelt; the values are the word as it is and as it should be. */
export function misspelt(text: Pick<InspectText, 'source'>): Place[] {
  return corrections({
    ...{ source: text.source, pattern: WRONG },
    rightOf: (word) => inCaseOf({ word, right: RIGHT.get(word.toLowerCase()) }),
  })
}

function inCaseOf({ word, right }: { word: string; right: string | undefined }): string | undefined {
  if (word === word.toUpperCase() && word !== word.toLowerCase()) return right?.toUpperCase()
  const first = word.charAt(0)
  return first === first.toLowerCase() ? right : right && right.charAt(0).toUpperCase() + right.slice(1)
}

const NAMES = [
  'JavaScript|TypeScript|GitHub|GitLab|MySQL|PostgreSQL|MongoDB|iOS|macOS|jQuery|Photoshop|PowerPoint',
  'LinkedIn|WordPress|Node.js|Vue.js|GraphQL|Kubernetes|Elasticsearch|TensorFlow|PyTorch|RabbitMQ',
  'FastAPI|OpenAI|ChatGPT|AutoCAD|MATLAB|YouTube|WeChat|TikTok|PayPal|HubSpot|DevOps|Android|Python',
  'Linux|Redis|Power BI|Spring Boot',
].flatMap((line) => line.split('|'))
const withoutSpaces = (name: string): string => name.toLowerCase().replace(/[\s.]/g, '')
const SPELT = new Map(NAMES.map((name) => [withoutSpaces(name), name]))
/** The names with or without a space between their parts; addresses and file names keep their own way. */
const NAME = new RegExp(
  `(?<![\\w@./-])(?:${NAMES.map((name) => name.replace(/(?<=[A-Za-z][a-z])(?=[A-Z])| /g, ' ?').replace('.', '\\.? ?')).join('|')})(?![\\w@/-]|\\.\\w)`,
  'gi',
)

/** Names of products that are not written as their makers do; the values as above. */
export function productNames(text: Pick<InspectText, 'source'>): Place[] {
  return corrections({
    ...{ source: text.source, pattern: NAME },
    rightOf: (word) => SPELT.get(withoutSpaces(word)),
  })
}

type Options = { source: string; pattern: RegExp; rightOf: (word: string) => string | undefined }

function corrections({ source, pattern, rightOf }: Options): Place[] {
  return Array.from(source.matchAll(pattern)).flatMap((match): Place[] => {
    const [word] = match
    const right = rightOf(word)
    if (right === undefined || right === word) return []
    return [{ from: match.index, to: match.index + word.length, values: [word, right] }]
  })
}
