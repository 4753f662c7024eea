import { flag, flagMissing, isWished, nearSources, ownSources, type Context } from '../context'
import type { Source } from '../sources'
import { matchesIn, meets, type FlagKind, type Span } from '../types'

/** Things of which more is a greater claim. */
type Ladder = {
  kind: FlagKind
  /** What says a step, in both languages, from the least to the greatest; counted from 1. */
  steps: RegExp[]
  /** From this step on it is a claim even where the sources say nothing of the kind; without it never. */
  least?: number
  /** Lower steps are said of anything. */
  lowest?: number
  /** Only steps that a source names are borne out, else all below its highest. */
  isExact?: boolean
  /** It is the person's and not one line's: any line of the resume bears it out. */
  isOfPerson?: boolean
  /** Across languages what is alike may be so many steps apart. */
  slack?: number
  /** What stands before and behind words that claim nothing for all that. */
  not?: { before?: RegExp; behind?: RegExp }
}

const LADDERS: Ladder[] = [
  {
    ...{ kind: 'certificate', least: 1, isExact: true },
    steps: [
      /大专|专科(?![医护门培])|副学士|\bassociate(?:'s)? degree|\bassociate of (?:arts|science)/gi,
      /本科(?!生|室)|(?<!副)学士|\b[Bb]achelor(?:'s|s)?\b|\bundergraduate\b|(?<![-/\w])B\.?(?:Sc|Mus|Eng|A|S|E|Com|BA|Tech|Ed|SN|Pharm|Des|FA)\b\.?|\b(?:LLB|MBBS)\b/g,
      /硕士|(?<!博士)研究生(?!院|教育|会|导师)|\b[Mm]aster(?:'s|s)?(?= (?:of|in|degree|program)\b|'s|,|$|;| \|)|(?<![-/\w])M\.?(?:Sc|Eng|A|S|Phil|Ed|BA|CS|FA|PA|PH|Tech)\b\.?|\bLLM\b/g,
      /博士(?!后)|\bPh\.?D\b|\bJ\.D\b|\bdoctora(?:te|l)\b|\bDoctor of\b|\bDPhil\b|\bEdD\b/gi,
      /博士后|\bpost-?doc/gi,
    ],
  },
  {
    ...{ kind: 'scope', least: 5, lowest: 3 },
    // "National Day": names are looked up as such
    not: { behind: /^ \p{Lu}/u },
    steps: [
      /校级|院级|校内|厂级|社区(?!医院|大学|学院|卫生)|\b(?:school|university|campus)[- ](?:level|wide)\b|\blocal\b/gi,
      /区级|县级|区域|街道|\bregional\b|\b(?:district|county|borough)[- ](?:level|wide)\b/gi,
      /市级|全市|\bmunicipal|\bcity[- ](?:level|wide)/gi,
      /省级|全省|省(?=[一二三]等|\p{Script=Han}{0,8}[赛奖])|\bprovincial(?:-level)?\b|\bstate-?(?:level|wide)\b/giu,
      /国家级|全国|国家(?=[一二三特]等|奖|励志|级)|国[一二三](?:等|$)|\bnational(?:ly)?\b|nationwide|country-?wide/giu,
      /国际级|全球|世界级|国际(?=大赛|竞赛|奖|比赛|知名|赛)|\bglobal(?:ly)?\b|worldwide|\binternational(?:ly)?\b(?= (?:award|competition|prize|contest))/gi,
    ],
  },
  {
    ...{ kind: 'certificate', least: 1, isExact: true },
    steps: [
      /入围|优秀奖|参与奖|\bfinalists?\b|\bshort-?listed\b|honou?rable mention/gi,
      /三等|季军|第三名|铜[奖牌]|\bthird(?:-| )?(?:prize|class|place)|\bbronze\b|\b(?:came|placed|finished|ranked) (?:third|3rd)\b/gi,
      /二等(?![一二]级)|亚军|第二名|银[奖牌]|\bsecond(?:-| )?(?:prize|class|place)|\bsilver\b|\brunner-?up\b|\b(?:came|placed|finished|ranked|won) (?:second|2nd)\b/gi,
      /一等(?!功臣)|冠军|第一名|金[奖牌]|特等|榜首|\bfirst(?:-| )?(?:prize|place)\b|\bgold\b|\bwinners?\b|\bchampion(?:s|ship)?\b|grand prize|\b(?:came|placed|finished|ranked) (?:first|1st)\b|\btop (?:seller|salesperson|performer)\b/gi,
    ],
  },
  {
    ...{ kind: 'scope', least: 4, lowest: 4 },
    steps: [
      /了解|接触过|学过|入门|初学|\b(?:basic|beginner|elementary|some knowledge|aware(?:ness)? of|exposure to|learning)\b/gi,
      /熟悉|会用|懂|\b(?:familiar(?:ity)?|working knowledge|intermediate|conversational)\b/gi,
      /熟练|掌握|良好|擅长|\b(?:proficien(?:t|cy)|skilled|strong|solid|advanced|good command|experienced in)\b/gi,
      /精通|流利|母语|专家级|\b(?:expert(?:ise)?|mastery|mastered|fluen(?:t|cy)|native|bilingual)\b/gi,
    ],
  },
  {
    ...{ kind: 'scope', least: 3, lowest: 3 },
    steps: [
      /小组|团队|项目组|\b(?:squad|group|team)s?\b/gi,
      /(?<!跨)部门|整个部|科室|\bdepartments?\b|\bdivisions?\b|\bward\b|\boffice\b/giu,
      /全公司|全集团|公司级|整个公司|全行(?![业驶为程])|全[院校厂]|(?:所有|全部|各)(?:门店|分店|分公司|部门|校区|网点|科室)|\b(?:company|organi[sz]ation|hospital|school|firm|group|enterprise|plant|site|store)-?wide|\bacross the (?:entire |whole )?(?:company|organi[sz]ation|hospital|school|firm|group|business)|\b(?:all|every) (?:branch(?:es)?|stores?|locations?|departments?|offices?|sites?)\b|\b(?:whole|entire) (?:company|organi[sz]ation|firm|business|group|hospital|school|factory|store)/gi,
      /全行业|行业(?:领先|第一|标杆)|业内(?:领先|第一)|\bindustry-?(?:wide|leading)\b|\bindustry leader\b/gi,
    ],
  },
  {
    ...{ kind: 'certificate', least: 9, lowest: 2 },
    steps: [
      /(?<!中|高)初级|助理|\b(?:junior|associate|assistant)\b/gi,
      /中级|\bmid-?level\b|\bintermediate\b/gi,
      /(?<!副)高级(?!中学)|资深|\bsenior\b(?! (?:high|school|year|secondary))|\bSr\.? /gi,
    ],
  },
  {
    ...{ kind: 'certificate', least: 1, isExact: true },
    steps: [
      /软件著作权|软著|\bcopyright registration/gi,
      /外观设计专利|实用新型|\b(?:design|utility model) patents?\b/gi,
      /发明专利|(?<!(?:外观设计|实用新型).{0,3})专利|(?<!(?:utility model|design) )\bpatent(?:s|ed)?\b/gi,
    ],
  },
  {
    // some of each rank are each other's translation, so that ranks and no words are compared
    ...{ kind: 'title', least: 5, lowest: 5, isOfPerson: true, slack: 1 },
    not: {
      // somebody else's
      before:
        /(?:[与和跟同向给对为]|配合|协助|支持|对接|汇报|培养|指导|[\d一二两三四五六七八九十] ?[名位个])\p{Script=Han}{0,4}$|\b(?:to|with|for|by|under|from|support\w*|assist\w*|advis\w+|between|among|reporting)(?: (?:the|a|an|our|my|two|three|senior))? (?:[a-z]+ ){0,2}$/iu,
      // only the sort of something: "经理人", "产品经理部", "product manager role"
      behind:
        /^(?:们|部|岗|职位|会议|办公室|的(?:指导|带领|安排)|s?' |s\b| (?:role|position|team|meeting|office|app|account)s?\b)/i,
    },
    steps: [
      /实习生?|学徒|见习|\b(?:intern|trainee|apprentice)\b/gi,
      /助理|专员|文员|干事|\b(?:assistant|clerk|associate|coordinator)\b/gi,
      /\p{Script=Han}(?:工程师|设计师|分析师|会计|教师|护士|顾问|编辑|研究员)|\b(?:engineer|developer|designer|analyst|accountant|teacher|nurse|consultant|editor|researcher|specialist|officer|technician)\b/giu,
      /主管|领班|组长|班组长|科长|部长|处长|店长|\b(?:supervisor|foreman|team lead(?:er)?|shift lead(?:er)?|(?:tech|technical) lead|store manager)\b|负责人|\bHead\b/gi,
      /(?<!总)经理(?!人|部)|主任|\bmanagers?\b/gi,
      /总监|副总裁|副总经理|首席(?!\p{Script=Han}{2}官)|\bdirector\b|副(?:主席|会长)|\bvice president\b|\bVP\b|\bhead of\b/giu,
      /(?<!副)(?:总裁|主席|会长|社长)|(?<!副)总经理|首席\p{Script=Han}{2}官|董事长|\bchief [a-z]+ officer\b|\bC[ETFOIM]O\b|\b(?:managing|general) director\b|\bgeneral manager\b|(?<!vice )\bpresident\b|(?:联合)?创始人|\b(?:co-?)?founder\b/giu,
    ],
  },
]

/** Flags a level (degree, prize, region, skill, post) above what the sources say, and great claims of which they say nothing. */
export function checkLadders(context: Context): void {
  const { text, isTranslated, job } = context
  for (const ladder of LADDERS) {
    const { kind, least = Infinity, lowest = 0, slack = 0, isExact, isOfPerson } = ladder
    const claims = hitsOf({ text, ladder })
    if (claims.length === 0) continue
    const near = levelsIn(nearSources(context), ladder)
    const told = near.length > 0 && !isOfPerson ? near : levelsIn(ownSources(context), ladder)
    const most = highestOf(told)
    for (const { level, from, to } of claims) {
      const isTold = isExact ? told.some((one) => one.level === level) : level <= most
      const isAlike = isTranslated && slack > 0 && level <= most + slack
      if (isTold || isAlike || level < lowest || (told.length === 0 && level < least)) {
        // what another line tells
        if (isOfPerson && level > highestOf(near) && level >= lowest - 1) context.gentle.push({ from, to })
        continue
      }
      const span = { kind, from, to }
      if (isWished(context, span) || isNone({ text, from, to, ladder })) continue
      const best = told.find((one) => one.level === most)
      if (best) flag(context, { ...span, note: 'higher-level', at: best })
      else
        flagMissing(
          context,
          span,
          levelsIn([job], ladder).find((one) => one.level === level),
        )
    }
  }
}

type Hit = Span & { level: number }

const highestOf = (hits: readonly Hit[]) => Math.max(0, ...hits.map(({ level }) => level))
type HitsOptions = { text: string; ladder: Ladder }

function isNone({ text, from, to, ladder: { not } }: HitsOptions & Span): boolean {
  return (
    not?.before?.test(text.slice(Math.max(0, from - 32), from)) === true ||
    not?.behind?.test(text.slice(to)) === true
  )
}

function levelsIn(sources: Source[], ladder: Ladder): (Hit & { source: Source })[] {
  return sources.flatMap((source) => hitsOf({ text: source.text, ladder }).map((hit) => ({ source, ...hit })))
}

/** What stands before a thing that did not come to be: "没有获奖", "not awarded". */
const DENIED = /(?:没有?|未|尚未|还没)$|\b(?:not|never|n't)(?: (?:been|yet|be|get))? $/i

/** Where a text names steps of a ladder; of those that meet the longest: "store manager" is no manager. */
function hitsOf({ text, ladder }: HitsOptions): Hit[] {
  const hits = ladder.steps.flatMap((pattern, index) =>
    matchesIn(text, pattern)
      .filter(({ from }) => !DENIED.test(text.slice(Math.max(0, from - 14), from)))
      .map(({ from, to }) => ({ level: index + 1, from, to })),
  )
  return hits.filter(
    (hit) => !hits.some((other) => meets(hit, other) && other.to - other.from > hit.to - hit.from),
  )
}
