import type { Place, Rule } from '../types'

export const productNames: Rule = {
  id: 'product-names',
  severity: 'warning',
  words: {
    'zh-CN': {
      title: '专有名词写错',
      why: '「{0}」应写作「{1}」。',
      how: '改成官方写法。',
    },
    en: {
      title: 'Misspelt name',
      why: '“{0}” is written “{1}”.',
      how: 'Use the name’s own spelling.',
    },
  },
  find: ({ source }) =>
    Array.from(source.matchAll(WORD)).flatMap((match): Place[] => {
      const [word] = match
      const right = NAMES.get(word.toLowerCase().replace(/[\s.]/g, ''))
      if (!right || right === word) return []
      return [{ from: match.index, to: match.index + word.length, values: [word, right] }]
    }),
}

const NAMES = new Map(
  [
    'JavaScript',
    'TypeScript',
    'GitHub',
    'GitLab',
    'MySQL',
    'PostgreSQL',
    'MongoDB',
    'iOS',
    'macOS',
    'jQuery',
    'Photoshop',
    'PowerPoint',
    'LinkedIn',
    'WordPress',
    'Node.js',
    'Vue.js',
    'GraphQL',
    'Kubernetes',
    'ElasticSearch',
    'TensorFlow',
    'PyTorch',
    'RabbitMQ',
    'FastAPI',
    'OpenAI',
    'ChatGPT',
    'AutoCAD',
    'MATLAB',
    'YouTube',
    'WeChat',
    'TikTok',
    'PayPal',
    'HubSpot',
    'DevOps',
    'Android',
    'Python',
    'Linux',
    'Redis',
    'Power BI',
    'Spring Boot',
  ].map((name) => [
    name.toLowerCase().replace(/[\s.]/g, ''),
    name === 'ElasticSearch' ? 'Elasticsearch' : name,
  ]),
)
// addresses and file names keep their own way
const WORD =
  /(?<![\w@./-])(?:java ?script|type ?script|git ?hub|git ?lab|my ?sql|postgresql|mongo ?db|ios|mac ?os|j ?query|photo ?shop|power ?point|linked ?in|word ?press|node\.? ?js|vue\.? ?js|graph ?ql|kubernetes|elastic ?search|tensor ?flow|py ?torch|rabbit ?mq|fast ?api|open ?ai|chat ?gpt|auto ?cad|matlab|you ?tube|we ?chat|tik ?tok|pay ?pal|hub ?spot|dev ?ops|android|python|linux|redis|power ?bi|spring ?boot)(?![\w@/-]|\.\w)/gi
