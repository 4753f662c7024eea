import type { Ladder } from './ladders'

/**
 * Things that are asked for before they are had: a patent is filed and then granted, a paper submitted and then
 * published. Only a source that stops at the first step makes the second a claim of its own.
 */
const NEVER_NEW = 3

const APPLIED =
  /申请|申报|[投竞]标|标书|没[中批过]|未[中获]|落选|落标|没有?(?:拿下|拿到|批下来|成功|获批|中标)|\b(?:un|not )success\w*|\blost the (?:bid|tender|pitch)\b|\bturned down\b|\brejected\b|\b(?:bid|tender|proposal)s?\b(?= (?:documents?|writing|responses?|submissions?))|\bappl(?:y|ied|ying) (?:for|to)\b|\b(?:grant|funding|patent|scholarship|fellowship) (?:application|proposal|bid)s?\b|\bapplications?\b(?= (?:for|to|on)\b)|\bfiled\b|\bpatent[- ]pending\b|\bbid (?:for|on)\b/gi
const GRANTED =
  /授权(?=.{0,16}专利)|(?<=专利.{0,8})授权|获授权|获批|(?<!没|未|没有)中标(?!前|候选|率|后没)|立项|(?:拥有|持有|获得|取得).{0,12}(?:专利|资助|经费)|\b(?:secured|awarded|obtained|won|granted)\b|\b(?:hold|holds|holder of|own|owns) .{0,24}patents?\b|\bpatent holder\b/gi
const GRANTED_IN_SOURCE =
  /授权|获|拿到|批[了准]|通过|\b(?:got|received|successful(?:ly)?|accepted|issued|approved)\b/gi

const SUBMITTED =
  /投稿|在投|审稿|送审|在审|\bsubmi(?:t|ts|tted|tting|ssion|ssions)\b|\bunder review\b|\bin preparation\b|\bpreprints?\b/gi
const PUBLISHED = /发表|刊登|见刊|被?录用|\b(?:published|accepted)\b/gi

const SITTING =
  /(?:通过|过了?|考过).{0,12}[一二两三四五六七八\d几部][门科分]|备考|报考|在考|\bpassed .{0,24}\b(?:papers?|modules?|sections?|subjects?|parts?|levels?|of (?:the )?\w+ exams)\b|\b(?:studying|preparing|sitting|working) (?:for|towards?)\b|\bpart[- ]qualified\b/gi
const QUALIFIED =
  /(?:取得|获得|持有|具备|具有|考取|拿到).{0,14}(?:资格|证书?|执照)|持证|\b(?:certified|chartered|licensed|qualified)\b|\b(?:hold|holds|holding|earned|obtained) .{0,24}\b(?:licen[cs]e|certificate|certification|qualification)\b/gi

/** Grades of one thing; `leastNew` keeps a step that no lower one stands before from being a claim here. */
export const STATE_LADDERS: Ladder[] = [
  {
    id: 'granted',
    kind: 'certificate',
    leastNew: NEVER_NEW,
    isExact: false,
    steps: [
      { level: 1, pattern: APPLIED },
      { level: 2, pattern: GRANTED, told: GRANTED_IN_SOURCE },
    ],
  },
  {
    id: 'published',
    kind: 'certificate',
    leastNew: NEVER_NEW,
    isExact: false,
    steps: [
      { level: 1, pattern: SUBMITTED },
      { level: 2, pattern: PUBLISHED },
    ],
  },
  {
    id: 'qualified',
    kind: 'certificate',
    leastNew: NEVER_NEW,
    isExact: false,
    steps: [
      { level: 1, pattern: SITTING },
      { level: 2, pattern: QUALIFIED },
    ],
  },
]
