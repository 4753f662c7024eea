import { ChevronRight, CircleAlert, Lightbulb, TriangleAlert, Wand } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import type { FindingPatch, ResumeFinding } from '../../../features/inspect/types'
import type { Part } from '../../palette/place-commands'
import { useEditor } from '../../session/editor-context'
import { targetOfPatch } from '../../session/target-of-patch'
import { applyToContent } from '../run/apply-to-content'
import { flashOnPage, goToPlace, targetOfPath } from '../run/show-place'
import { CHECK_TEXTS } from '../texts/check-texts'
import { PANEL_TEXTS } from '../texts/panel-texts'

const LOOKS = {
  error: { icon: CircleAlert, className: 'text-danger' },
  warning: { icon: TriangleAlert, className: 'text-warning' },
  hint: { icon: Lightbulb, className: 'text-link' },
}

type Props = { finding: ResumeFinding; show: (part: Part) => void }

/** One finding: what, where, what to do about it, and the button that does it where that is certain. */
export function FindingCard({ finding, show }: Props) {
  const texts = useTexts(CHECK_TEXTS)
  const editor = useEditor()
  const fix = useFix()
  const { title, why, how, excerpt, severity, place, patch } = finding
  const { icon: Icon, className } = LOOKS[severity]
  const target = targetOfPath({ editor, path: place.path })
  return (
    <li className="rounded-menu border border-line bg-surface p-3">
      <div className="flex gap-2">
        <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${className}`} />
        <div className="min-w-0 flex-1 space-y-1 text-sm">
          <h4 className="font-semibold text-ink">{title}</h4>
          {excerpt ? (
            <p className="truncate text-muted" lang={editor.content().config.language}>
              “{excerpt}”
            </p>
          ) : null}
          <p className="text-ink">{how}</p>
          <details className="group">
            <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1 text-muted hover:text-ink pointer-coarse:min-h-11">
              <ChevronRight
                aria-hidden
                className="size-4 shrink-0 transition-transform group-open:rotate-90"
              />
              {texts.why}
            </summary>
            <p className="mt-1 text-muted">{why}</p>
          </details>
        </div>
      </div>
      {target || patch ? (
        <div className="mt-2 flex flex-wrap gap-2 ps-6">
          {patch ? (
            <Button size="sm" aria-label={texts.fix(patch.label, title)} onPress={() => fix(patch)}>
              <Wand aria-hidden className="size-4" />
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
    const applied = applyToContent({ editor, patch: ops, name: label })
    if (!applied.ok) return void toast.warning(panel[applied.reason])
    editor.announce(texts.fixed(label))
    const target = targetOfPatch({ patch: applied.patch, state: editor.state() })
    if (target) flashOnPage(target)
  }
}
