import { ChevronRight, ClipboardPaste, Languages, Mail, MessagesSquare, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { otherLanguage } from '../../../../collections/languages/other-language'
import { TextArea } from '~/components/ui/TextArea'
import { useTexts } from '~/i18n/use-texts'
import { useContent } from '../../session/use-content'
import { AskButton } from '../parts/AskButton'
import type { Ask } from '../run/run'
import { useAssistant, useDraft } from '../run/use-assistant'
import { ASK_TEXTS } from '../texts/ask-texts'

/** What is made of the resume as a whole. */
export function WholeActions() {
  const texts = useTexts(ASK_TEXTS)
  const { start } = useAssistant()
  const language = useContent((content) => content.config.language)
  const [job, setJob] = useDraft('job')
  const [text, setText] = useDraft('fill')
  const withJob = job.trim() ? { job } : {}
  const jobField = (
    <TextArea
      label={texts.jobOptional}
      placeholder={texts.jobPlaceholder}
      maxLength={20_000}
      value={job}
      onChange={setJob}
    />
  )
  const go = (ask: Ask, isDisabled = false) => (
    <AskButton look="primary" isDisabled={isDisabled} onPress={() => start({ ask })}>
      {texts.go}
    </AskButton>
  )
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold text-ink">{texts.whole}</h3>
      <div className="divide-y divide-line rounded-menu border border-line">
        <Fold icon={Mail} name={texts.kinds['cover-letter']}>
          {jobField}
          {go({ kind: 'cover-letter', input: withJob })}
        </Fold>
        <Fold icon={MessagesSquare} name={texts.kinds.interview}>
          {jobField}
          {go({ kind: 'interview', input: withJob })}
        </Fold>
        <Fold icon={Languages} name={texts.translateTo[language]}>
          <p className="text-sm text-muted">{texts.translateText}</p>
          {go({ kind: 'translate', input: { language: otherLanguage(language) } })}
        </Fold>
        <Fold icon={ClipboardPaste} name={texts.kinds.fill}>
          <TextArea
            label={texts.fillLabel}
            placeholder={texts.fillPlaceholder}
            maxLength={30_000}
            value={text}
            onChange={setText}
          />
          {go({ kind: 'fill', input: { text } }, !text.trim())}
        </Fold>
      </div>
    </section>
  )
}

function Fold({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 text-base text-ink hover:bg-hover [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden className="size-4 text-muted" />
        <span className="min-w-0 flex-1">{name}</span>
        <ChevronRight aria-hidden className="size-4 text-muted transition-transform group-open:rotate-90" />
      </summary>
      <div className="space-y-3 px-3 pt-1 pb-3">{children}</div>
    </details>
  )
}
