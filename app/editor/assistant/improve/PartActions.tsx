import { Hash, MessageSquareText, Scissors, Zap } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Select } from '~/components/ui/Select'
import { TextArea } from '~/components/ui/TextArea'
import { Tooltip } from '~/components/ui/Tooltip'
import { useTexts } from '~/i18n/use-texts'
import { AskButton } from '../parts/AskButton'
import { inputOf, type ResumePart } from '../run/parts-of-content'
import { useAssistant, useDraft } from '../run/use-assistant'
import { useAsk } from '../run/use-ask'
import { useParts } from '../run/use-parts'
import { ASK_TEXTS } from '../texts/ask-texts'

const QUICK = [
  { aim: 'stronger', icon: Zap },
  { aim: 'shorter', icon: Scissors },
  { aim: 'quantify', icon: Hash },
] as const

/** What can be done to one part: the one selected in the editor, unless another is picked here. */
export function PartActions() {
  const texts = useTexts(ASK_TEXTS)
  const { parts, selected } = useParts()
  const { start } = useAssistant()
  const [picked, setPicked] = useState<{ key: string; over: string | undefined }>()
  const own = picked && picked.over === selected?.key ? picked.key : selected?.key
  const part = parts.find(({ key }) => key === own) ?? parts[0]
  if (!part) return <p className="text-sm text-muted">{texts.empty}</p>
  const ask = (aim: (typeof QUICK)[number]['aim']) =>
    start({ ask: { kind: 'module-opt', input: { ...inputOf(part), aim } } })
  return (
    <section className="space-y-3">
      <Select
        label={texts.part}
        options={parts.map(({ key, name }) => ({ id: key, text: name }))}
        value={part.key}
        onChange={(key) => setPicked({ key, over: selected?.key })}
      />
      <div className="grid grid-cols-3 gap-2">
        {QUICK.map((quick) => (
          <QuickAction key={quick.aim} {...quick} onPress={() => ask(quick.aim)} />
        ))}
      </div>
      <OwnWish part={part} />
    </section>
  )
}

function QuickAction({ aim, icon: Icon, onPress }: (typeof QUICK)[number] & { onPress: () => void }) {
  const texts = useTexts(ASK_TEXTS)
  const { why, props } = useAsk({ onPress })
  return (
    <Tooltip text={why ?? ''} isDisabled={!why}>
      <AriaButton
        {...props}
        className="flex min-w-0 flex-col gap-1 rounded-menu border border-line bg-surface p-3 text-start transition aria-disabled:opacity-50 not-aria-disabled:data-hovered:border-line-strong not-aria-disabled:data-hovered:bg-hover not-aria-disabled:data-pressed:bg-pressed"
      >
        <Icon aria-hidden className="size-4 text-link" />
        <span className="text-base font-semibold text-ink">{texts.aims[aim]}</span>
        <span className="text-xs text-muted">{texts.aimHints[aim]}</span>
      </AriaButton>
    </Tooltip>
  )
}

function OwnWish({ part }: { part: ResumePart }) {
  const texts = useTexts(ASK_TEXTS)
  const { start } = useAssistant()
  const [wish, setWish] = useDraft('wish')
  const ask = () =>
    start({ ask: { kind: 'module-opt', input: { ...inputOf(part), aim: 'own', instruction: wish } } })
  return (
    <div className="space-y-2">
      <TextArea
        label={texts.ownLabel}
        placeholder={texts.ownPlaceholder}
        rows={2}
        maxLength={1000}
        value={wish}
        onChange={setWish}
      />
      <AskButton isDisabled={wish.trim() === ''} onPress={ask}>
        <MessageSquareText aria-hidden className="size-4" />
        {texts.aims.own}
      </AskButton>
    </div>
  )
}
