import { CircleAlert, Lightbulb, TriangleAlert, Wand } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/Button'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import type { ModelFinding } from '../../../features/assistant/tasks/events'
import type { FindingPatch, ResumeFinding } from '../../../features/inspect/types'
import { useEditor } from '../../session/editor-context'
import { Unfold } from '../parts/Unfold'
import { applyAndShow } from '../run/apply-and-show'
import { useShowPart } from '../run/show-part'
import { goToPlace, targetOfPath } from '../run/show-place'
import { quoted } from '../suggestion/readable'
import { CHECK_TEXTS } from '../texts/check-texts'
import { PANEL_TEXTS } from '../texts/panel-texts'

const LOOKS = {
  error: { icon: CircleAlert, className: 'text-danger' },
  warning: { icon: TriangleAlert, className: 'text-warning' },
  hint: { icon: Lightbulb, className: 'text-link' },
}

type Props = {
  finding: Pick<ResumeFinding, 'severity' | 'title' | 'how'> &
    Partial<Pick<ResumeFinding, 'excerpt' | 'patch'>>
  path: string
  why: ReactNode
}

/** What our rules have found, with the reason behind a line. */
export function RuleCard({ finding }: { finding: ResumeFinding }) {
  const texts = useTexts(CHECK_TEXTS)
  const why = (
    <Unfold name={texts.why}>
      <p className="mt-1 text-muted">{finding.why}</p>
    </Unfold>
  )
  return <FindingCard finding={finding} path={finding.place.path} why={why} />
}

/** What a model has found. */
export const OpinionCard = ({ finding }: { finding: ModelFinding }) => (
  <FindingCard finding={finding} path={finding.path} why={<p className="text-muted">{finding.why}</p>} />
)

/** One finding: what, where, what to do about it, and the button that does it where that is certain. */
function FindingCard({ finding, path, why }: Props) {
  const texts = useTexts(CHECK_TEXTS)
  const editor = useEditor()
  const show = useShowPart()
  const fix = useFix()
  const { title, how, excerpt, severity, patch } = finding
  const { icon: Icon, className } = LOOKS[severity]
  const target = targetOfPath({ editor, path })
  return (
    <li className="rounded-menu border border-line bg-surface p-3">
      <div className="flex gap-2">
        <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${className}`} />
        <div className="min-w-0 flex-1 space-y-1 text-sm">
          <h4 className="font-semibold text-ink">{title}</h4>
          {excerpt ? (
            <p className="truncate text-muted" lang={editor.content().config.language}>
              “{quoted(excerpt)}”
            </p>
          ) : null}
          <p className="text-ink">{how}</p>
          {why}
        </div>
      </div>
      {target || patch ? (
        <div className="mt-2 flex flex-wrap gap-2 ps-6">
          {patch ? (
            <Button
              icon={Wand}
              size="sm"
              aria-label={texts.fix(patch.label, title)}
              onPress={() => fix(patch)}
            >
              {patch.label}
            </Button>
          ) : null}
          {target ? (
            <Button
              size="sm"
              look="ghost"
              className="first:-ms-3"
              aria-label={texts.goTo(title)}
              onPress={() => goToPlace({ editor, target, show })}
            >
              {texts.go}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

/** Makes a certain change as one named step of undo. The list itself shows that the finding is gone. */
function useFix(): (patch: FindingPatch) => void {
  const texts = useTexts(CHECK_TEXTS)
  const panel = useTexts(PANEL_TEXTS)
  const editor = useEditor()
  return ({ label, ops }) => {
    const applied = applyAndShow({ editor, patch: ops, name: label })
    if (applied.ok) editor.announce(texts.fixed(label))
    else toast.warning(panel[applied.reason])
  }
}
