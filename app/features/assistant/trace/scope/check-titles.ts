import { flag, flagMissing, isWished, nearSources, ownSources, type Context } from '../context'
import { matchesIn, meets, type Span } from '../types'

/** Words of posts by rank. Some of each rank are each other's translation, so that ranks and no words are compared. */
const RANKS: [number, RegExp][] = [
  [1, /实习生?|学徒|见习|\b(?:intern|trainee|apprentice)\b/gi],
  [2, /助理|专员|文员|干事|\b(?:assistant|clerk|associate|coordinator)\b/gi],
  [
    3,
    /\p{Script=Han}(?:工程师|设计师|分析师|会计|教师|护士|顾问|编辑|研究员)|\b(?:engineer|developer|designer|analyst|accountant|teacher|nurse|consultant|editor|researcher|specialist|officer|technician)\b/giu,
  ],
  [
    4,
    /主管|领班|组长|班组长|科长|部长|处长|店长|\b(?:supervisor|foreman|team lead(?:er)?|shift lead(?:er)?|(?:tech|technical) lead|store manager)\b|负责人|\bHead\b/gi,
  ],
  [5, /(?<!总)经理(?!人|部)|主任|\bmanagers?\b/gi],
  [
    6,
    /总监|副总裁|副总经理|首席(?!\p{Script=Han}{2}官)|\bdirector\b|副(?:主席|会长)|\bvice president\b|\bVP\b|\bhead of\b/giu,
  ],
  [
    7,
    /(?<!副)(?:总裁|主席|会长|社长)|(?<!副)总经理|首席\p{Script=Han}{2}官|董事长|\bchief [a-z]+ officer\b|\bC[ETFOIM]O\b|\b(?:managing|general) director\b|\bgeneral manager\b|(?<!vice )\bpresident\b|(?:联合)?创始人|\b(?:co-?)?founder\b/giu,
  ],
]
/** From this rank on a post that nobody wrote is a claim of its own; what stands below is wording. */
const LEAST = 5
/** From this rank on one that another line has is told apart. */
const SENIOR = 4
/** Across languages posts of one rank have names of two. */
const SLACK = 1
/** What stands before somebody else's title. */
const OTHERS =
  /(?:[与和跟同向给对为]|配合|协助|支持|对接|汇报|培养|指导|[\d一二两三四五六七八九十] ?[名位个])\p{Script=Han}{0,4}$|\b(?:to|with|for|by|under|from|support\w*|assist\w*|advis\w+|between|among|reporting)(?: (?:the|a|an|our|my|two|three|senior))? (?:[a-z]+ ){0,2}$/iu
/** A title that is only the sort of something: "经理人", "产品经理部", "product manager role". */
const SORT_OF =
  /^(?:们|部|岗|职位|会议|办公室|的(?:指导|带领|安排)|s?' |s\b| (?:role|position|team|meeting|office|app|account)s?\b)/i

type TitleHit = Span & { rank: number }

/** Flags a post above all that the person has or had. */
export function checkTitles(context: Context): void {
  const held = ownSources(context).flatMap((source) =>
    titlesIn(source.text).map((hit) => ({ source, ...hit })),
  )
  const most = Math.max(0, ...held.map(({ rank }) => rank))
  const nearest = Math.max(
    0,
    ...nearSources(context).flatMap((source) => titlesIn(source.text).map(({ rank }) => rank)),
  )
  for (const { rank, from, to } of titlesIn(context.text)) {
    if (rank < LEAST || rank <= most + (context.isTranslated ? SLACK : 0)) {
      if (rank >= SENIOR && rank > nearest) context.gentle.push({ from, to })
      continue
    }
    if (OTHERS.test(context.text.slice(Math.max(0, from - 32), from)) || SORT_OF.test(context.text.slice(to)))
      continue
    const span = { kind: 'title' as const, from, to }
    if (isWished(context, span)) continue
    const best = held.filter((hit) => hit.rank >= 3).toSorted((a, b) => b.rank - a.rank)[0]
    const inJob = titlesIn(context.job.text).find((hit) => hit.rank === rank)
    if (best) flag(context, { ...span, note: 'higher-level', at: best })
    else flagMissing(context, span, inJob)
  }
}

function titlesIn(text: string): TitleHit[] {
  const hits = RANKS.flatMap(([rank, pattern]) =>
    matchesIn(text, pattern).map(({ from, to }) => ({ rank, from, to })),
  )
  // "store manager" is no manager
  return hits.filter(
    (hit) => !hits.some((other) => meets(hit, other) && other.to - other.from > hit.to - hit.from),
  )
}
