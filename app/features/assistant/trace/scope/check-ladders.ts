import { flag, isWished, nearSources, ownSources, type Context } from '../context'
import type { Source } from '../sources'
import { matchesIn, type FlagKind, type Span } from '../types'

/**
 * Things of which more is a greater claim, from the least to the greatest; what says a step, in both languages.
 * `least`: from this step on (counted from 1) it is a claim even where the sources say nothing of the kind. `isExact`: only
 * steps that a source names are borne out, else all below its highest.
 */
type Ladder = {
  id: string
  kind: FlagKind
  steps: RegExp[]
  least?: number
  isExact?: boolean
  /** Lower steps are said of anything. */
  lowest?: number
}

const LADDERS: Ladder[] = [
  {
    ...{ id: 'degree', kind: 'certificate', least: 1, isExact: true },
    steps: [
      /大专|专科(?![医护门培])|副学士|\bassociate(?:'s)? degree|\bassociate of (?:arts|science)/gi,
      /本科(?!生|室)|(?<!副)学士|\b[Bb]achelor(?:'s|s)?\b|\bundergraduate\b|(?<![-/\w])B\.?(?:Sc|Mus|Eng|A|S|E|Com|BA|Tech|Ed|SN|Pharm|Des|FA)\b\.?|\b(?:LLB|MBBS)\b/g,
      /硕士|(?<!博士)研究生(?!院|教育|会|导师)|\b[Mm]aster(?:'s|s)?(?= (?:of|in|degree|program)\b|'s|,|$|;| \|)|(?<![-/\w])M\.?(?:Sc|Eng|A|S|Phil|Ed|BA|CS|FA|PA|PH|Tech)\b\.?|\bLLM\b/g,
      /博士(?!后)|\bPh\.?D\b|\bJ\.D\b|\bdoctora(?:te|l)\b|\bDoctor of\b|\bDPhil\b|\bEdD\b/gi,
      /博士后|\bpost-?doc/gi,
    ],
  },
  {
    ...{ id: 'region', kind: 'scope', least: 5, lowest: 3 },
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
    ...{ id: 'award', kind: 'certificate', least: 1, isExact: true },
    steps: [
      /入围|优秀奖|参与奖|\bfinalists?\b|\bshort-?listed\b|honou?rable mention/gi,
      /三等|季军|第三名|铜[奖牌]|\bthird(?:-| )?(?:prize|class|place)|\bbronze\b|\b(?:came|placed|finished|ranked) (?:third|3rd)\b/gi,
      /二等(?![一二]级)|亚军|第二名|银[奖牌]|\bsecond(?:-| )?(?:prize|class|place)|\bsilver\b|\brunner-?up\b|\b(?:came|placed|finished|ranked|won) (?:second|2nd)\b/gi,
      /一等(?!功臣)|冠军|第一名|金[奖牌]|特等|榜首|\bfirst(?:-| )?(?:prize|place)\b|\bgold\b|\bwinners?\b|\bchampion(?:s|ship)?\b|grand prize|\b(?:came|placed|finished|ranked) (?:first|1st)\b|\btop (?:seller|salesperson|performer)\b/gi,
    ],
  },
  {
    ...{ id: 'skill', kind: 'scope', least: 4, lowest: 4 },
    steps: [
      /了解|接触过|学过|入门|初学|\b(?:basic|beginner|elementary|some knowledge|aware(?:ness)? of|exposure to|learning)\b/gi,
      /熟悉|会用|懂|\b(?:familiar(?:ity)?|working knowledge|intermediate|conversational)\b/gi,
      /熟练|掌握|良好|擅长|\b(?:proficien(?:t|cy)|skilled|strong|solid|advanced|good command|experienced in)\b/gi,
      /精通|流利|母语|专家级|\b(?:expert(?:ise)?|mastery|mastered|fluen(?:t|cy)|native|bilingual)\b/gi,
    ],
  },
  {
    ...{ id: 'unit', kind: 'scope', least: 3, lowest: 3 },
    steps: [
      /小组|团队|项目组|\b(?:squad|group|team)s?\b/gi,
      /(?<!跨)部门|整个部|科室|\bdepartments?\b|\bdivisions?\b|\bward\b|\boffice\b/giu,
      /全公司|全集团|公司级|整个公司|全行(?![业驶为程])|全[院校厂]|(?:所有|全部|各)(?:门店|分店|分公司|部门|校区|网点|科室)|\b(?:company|organi[sz]ation|hospital|school|firm|group|enterprise|plant|site|store)-?wide|\bacross the (?:entire |whole )?(?:company|organi[sz]ation|hospital|school|firm|group|business)|\b(?:all|every) (?:branch(?:es)?|stores?|locations?|departments?|offices?|sites?)\b|\b(?:whole|entire) (?:company|organi[sz]ation|firm|business|group|hospital|school|factory|store)/gi,
      /全行业|行业(?:领先|第一|标杆)|业内(?:领先|第一)|\bindustry-?(?:wide|leading)\b|\bindustry leader\b/gi,
    ],
  },
  {
    ...{ id: 'grade', kind: 'certificate', least: 9, lowest: 2 },
    steps: [
      /(?<!中|高)初级|助理|\b(?:junior|associate|assistant)\b/gi,
      /中级|\bmid-?level\b|\bintermediate\b/gi,
      /(?<!副)高级(?!中学)|资深|\bsenior\b(?! (?:high|school|year|secondary))|\bSr\.? /gi,
    ],
  },
  {
    ...{ id: 'patent', kind: 'certificate', least: 1, isExact: true },
    steps: [
      /软件著作权|软著|\bcopyright registration/gi,
      /外观设计专利|实用新型|\b(?:design|utility model) patents?\b/gi,
      /发明专利|(?<!(?:外观设计|实用新型).{0,3})专利|(?<!(?:utility model|design) )\bpatent(?:s|ed)?\b/gi,
    ],
  },
  {
    ...{ id: 'working-time', kind: 'scope', isExact: true },
    steps: [/兼职|\bpart[- ]time\b/gi, /全职|\bfull[- ]time\b/gi],
  },
]

/** Flags a level (degree, prize, region, skill) above what the sources say, and great claims of which they say nothing. */
export function checkLadders(context: Context): void {
  for (const ladder of LADDERS) {
    const claims = hitsOf({ text: context.text, ladder })
    if (claims.length === 0) continue
    const near = levelsIn(nearSources(context), ladder)
    const told = near.length > 0 ? near : levelsIn(ownSources(context), ladder)
    const most = Math.max(0, ...told.map(({ level }) => level))
    const { least = Infinity, lowest = 0, isExact, kind } = ladder
    for (const claim of claims) {
      if (told.some(({ level }) => level === claim.level) || (!isExact && claim.level <= most)) continue
      if (claim.level < lowest || (told.length === 0 && claim.level < least)) continue
      const span = { kind, from: claim.from, to: claim.to }
      if (isWished(context, span) || (ladder.id === 'region' && isInName(context.text, claim))) continue
      const best = told.find(({ level }) => level === most)
      flag(context, best ? { ...span, note: 'higher-level', at: best } : { ...span, note: 'nowhere' })
    }
  }
}

/** "National Day": names are looked up as such. */
const isInName = (text: string, { from, to }: Hit) =>
  /^\p{Lu}/u.test(text.slice(from)) && /^ \p{Lu}/u.test(text.slice(to))

function levelsIn(sources: Source[], ladder: Ladder): (Hit & { source: Source })[] {
  return sources.flatMap((source) => hitsOf({ text: source.text, ladder }).map((hit) => ({ source, ...hit })))
}

type Hit = Span & { level: number }

/** What stands before a thing that did not come to be: "没有获奖", "not awarded". */
const DENIED = /(?:没有?|未|尚未|还没)$|\b(?:not|never|n't)(?: (?:been|yet|be|get))? $/i

/** Where a text names steps of a ladder; levels are counted from 1. */
function hitsOf({ text, ladder }: { text: string; ladder: Ladder }): Hit[] {
  return ladder.steps.flatMap((pattern, index) =>
    matchesIn(text, pattern)
      .filter(({ from }) => !DENIED.test(text.slice(Math.max(0, from - 14), from)))
      .map(({ from, to }) => ({ level: index + 1, from, to })),
  )
}
