import type { Language } from '../../../collections/resumes/schema'

const en = {
  title: 'Jianli API',
  home: 'Jianli',
  contents: 'Calls',
  intro: [
    'All paths stand below /resume-api, bodies are JSON. Every call answers {success, code, message, data}; code is 200 on success, otherwise the HTTP status, which is sent too. Downloads answer the file itself.',
    'Send the accessToken of a sign-in in the header “authorization”, raw or after “Bearer”. Page loads and downloads may use the session cookie instead; no change is ever accepted on the cookie alone.',
    'Unknown fields are refused with their path. What is not yours answers 404, exactly as what is not there. Limits answer 429 with Retry-After in seconds. Messages come in the language of the cookie “locale” or of Accept-Language.',
  ],
  access: {
    public: 'Anyone.',
    user: 'Signed-in people.',
    owner: 'The owner; for everybody else it is not there (404).',
    admin: 'Administrators.',
  },
  cookie: 'The session cookie is enough.',
  produces: 'Answers a file:',
  more: 'Fields and answers',
  query: 'Query',
  body: 'Body',
  answer: 'data',
  example: 'Example',
  exampleAnswer: 'Example of data',
  errors: 'Other answers',
  required: 'required',
}

const zh: typeof en = {
  title: '简历 API',
  home: '简历',
  contents: '接口',
  intro: [
    '所有路径都在 /resume-api 之下，请求内容为 JSON。每个接口都返回 {success, code, message, data}：成功时 code 为 200，否则等于 HTTP 状态码。下载类接口直接返回文件。',
    '把登录得到的 accessToken 放入请求头 authorization，可直接放入，也可加 Bearer 前缀。页面加载与下载可用会话 cookie；任何修改都不能只凭 cookie。',
    '未知字段会被拒绝并指出路径。不属于您的内容与不存在的内容一样返回 404。超出限制返回 429，Retry-After 为需等待的秒数。消息语言取自 cookie locale 或 Accept-Language。',
  ],
  access: {
    public: '任何人可用。',
    user: '登录用户可用。',
    owner: '仅所有者可用；对其他人等同于不存在（404）。',
    admin: '仅管理员可用。',
  },
  cookie: '会话 cookie 即可。',
  produces: '返回文件：',
  more: '字段与返回',
  query: '查询参数',
  body: '请求内容',
  answer: 'data',
  example: '示例',
  exampleAnswer: 'data 示例',
  errors: '其他结果',
  required: '必填',
}

export const docsTexts: Record<Language, typeof en> = { 'zh-CN': zh, en }
