import { FileText, FileUp, LayoutTemplate } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Dialog } from '~/components/ui/Dialog'
import { SpinnerRing } from '~/components/ui/SpinnerRing'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { ACCEPTED } from '../convert/formats'
import { readFile } from '../convert/read-file'
import { Faults } from '../shell/Faults'
import { SHELL_TEXTS } from '../shell/texts'
import type { TemplateChoice, Way } from './begin-resume'
import { PastedText } from './PastedText'
import { BEGIN_TEXTS } from './texts'
import { useWay } from './use-way'

/** Asks how to begin: blank, with a resume one has, or with the template's example. */
export function BeginDialog({ choice, onClose }: { choice: TemplateChoice; onClose: () => void }) {
  const t = useTexts(BEGIN_TEXTS)
  const shell = useTexts(SHELL_TEXTS)
  const language = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const { taken, isMaking, take } = useWay({ choice, onClose })
  const read = async (file: File): Promise<Way | undefined> => {
    const result = await readFile({ file, language }).catch(() => ({
      ok: false as const,
      message: shell.unreadable,
    }))
    if (!result.ok) return void setFault(shell.failed(file.name, result.message))
    // Our own files name the layout, and have a title that somebody gave; that of others is made up.
    const { content, looks, warnings } = result
    return { kind: 'own', title: looks ? result.title : '', content, looks, warnings }
  }
  const open = (file: File | undefined) => {
    setFault(undefined)
    if (file) void take('own', () => read(file))
  }
  const isImport = 'language' in choice && choice.isImport === true
  const option = (kind: Way['kind'], icon: ReactNode, onPress: () => void) => (
    <Option
      {...t[kind]}
      {...(isImport ? { name: t.choose } : {})}
      icon={taken === kind ? <SpinnerRing /> : icon}
      isDisabled={taken !== undefined}
      isFirst={isImport || kind === 'blank'}
      onPress={onPress}
    />
  )
  const own = option('own', <FileUp />, () => input.current?.click())
  return (
    <Dialog
      onClose={() => !isMaking && onClose()}
      title={isImport ? t.own.name : t.title}
      description={'language' in choice ? t.anyText : t.text}
    >
      {isImport ? (
        <ul>{own}</ul>
      ) : (
        <ul className="grid gap-3 pt-1">
          {option('blank', <FileText />, () => void take('blank', async () => ({ kind: 'blank' })))}
          {own}
          {option(
            'example',
            <LayoutTemplate />,
            () => void take('example', async () => ({ kind: 'example' })),
          )}
        </ul>
      )}
      <PastedText isOpen={isImport} isDisabled={taken !== undefined} onFile={open} />
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label={t.choose}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          open(currentTarget.files?.[0])
          // The same file may be chosen once more.
          currentTarget.value = ''
        }}
      />
      <p role="status" className="sr-only">
        {taken ? t.working : ''}
      </p>
      <Faults faults={fault ? [fault] : []} />
    </Dialog>
  )
}

type OptionProps = {
  name: string
  text: string
  icon: ReactNode
  isDisabled: boolean
  /** Has the focus to begin with. */
  isFirst: boolean
  onPress: () => void
}

function Option({ name, text, icon, isDisabled, isFirst, onPress }: OptionProps) {
  return (
    <li>
      <button
        type="button"
        autoFocus={isFirst}
        aria-disabled={isDisabled}
        onClick={() => !isDisabled && onPress()}
        className="flex size-full items-start gap-4 rounded-card p-4 text-start shadow-rest outline-offset-0 transition hover:bg-hover aria-disabled:opacity-60"
      >
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-tint text-link [&>svg]:size-5"
        >
          {icon}
        </span>
        <span className="min-w-0">
          <span className="block text-md font-semibold text-ink">{name}</span>{' '}
          <span className="mt-1 block text-sm text-muted">{text}</span>
        </span>
      </button>
    </li>
  )
}
