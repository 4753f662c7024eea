import { flag, isFlagged, nearSources, ownSources, type CheckContext } from '../check-context'
import { contentWords } from '../duties/content-words'
import { explainedIn } from '../names/is-spelled-out'
import { originalSpan } from '../text/fold-text'
import type { Span } from '../types'

/** "Through audience segmentation", "通过用户分层": by what means something was done, up to where the clause goes on. */
const MEANS =
  /\b(?:through|via|by means of|thanks to|by (?=(?:\w+ly )?[a-z]+ing\b)|using|leveraging|with the help of)(?<words>(?: (?!and |to |while |which |that |across )[^\s,.;:()]+){1,6})|(?:通过|借助|依托|凭借|运用|采用|利用)(?<han>[\p{Script=Han}A-Za-z]{2,12}?)(?=[，,。;；、]|等|使|将|把|提|降|实现|有效|$)/giu

/** Flags means not a word of which says what the person said. */
export function checkMeans(context: CheckContext): void {
  const { before, isTranslated } = context
  // In another language the words may differ: no more means than were told.
  const told = before.text.match(MEANS)?.length ?? 0
  if (before.text.trim() === '' || (isTranslated && (context.text.match(MEANS)?.length ?? 0) <= told)) return
  const explained = explainedIn(context)
  const words = contentWords(context.text).filter(
    ({ isShort, from, to }) => !isShort && !explained.some((span) => span.from <= from && to <= span.to),
  )
  for (const { index, 0: whole, groups } of context.text.matchAll(MEANS)) {
    const said = groups?.words ?? groups?.han ?? ''
    const span = { from: index, to: index + whole.length }
    const inside = words.filter(({ from, to }) => from >= span.to - said.length && to <= span.to)
    const telling = inside.filter(({ isLight }) => !isLight)
    if (telling.length === 0 || isFlagged(context, span) || namesWhatIsTold(context, span)) continue
    const isNew = inside.every((word) =>
      nearSources(context).every(
        (source) => source.text.trim() === '' || word.supportIn(source.meaning()) === 'none',
      ),
    )
    const isElsewhere = telling.some((word) =>
      ownSources(context).some((source) => word.isIn(source.meaning())),
    )
    if (isNew && !isElsewhere)
      flag(context, { kind: 'scope', ...span, severity: 'unsourced', note: 'nowhere' })
  }
}

/** "Through BOSS Zhipin": a name among the means that is told. */
function namesWhatIsTold({ after, verdict }: CheckContext, span: Span): boolean {
  const place = originalSpan({ folded: after, ...span })
  return verdict.sources.some(
    ({ match, kind, from, to }) =>
      match === 'translated' && kind !== 'name' && place.from <= from && to <= place.to,
  )
}
