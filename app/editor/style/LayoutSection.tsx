import { LayoutGrid, GitCompareArrows, Brush } from 'lucide-react'
import { useRef, useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { LAYOUT_CODES, LAYOUT_NAMES, type LayoutCode } from '../../../collections/layout-codes'
import { Button } from '~/components/ui/Button'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { useCommand } from '../commands/commands-context'
import { chooseLayout } from '../edits/choose-layout'
import { useEditor } from '../session/editor-context'
import { useLayoutCode, useResume, useDesign } from '../session/use-layout'
import { STYLE_TEXTS } from '../texts/style-texts'
import { inNewerVersion } from '../../document/designs/newer-version'
import { DESIGNS } from '../../document/designs/designs'
import { inOwnLook, takeOwnLook } from '../../document/designs/own-look'
import { offerUndo } from '../session/offer-undo'
import { Drawing } from './Drawing'
import { drawLayout } from './layout-drawing'
import { pathsOf } from './paths-of'

/** Some layouts as small drawings, the one of the document among them; switching changes nothing but the layout. */
export function LayoutSection() {
  const editor = useEditor()
  const locale = useLocale()
  const texts = useTexts(STYLE_TEXTS)
  const current = useLayoutCode()
  const gallery = useCommand('layouts')
  const picks = usePicks(current)
  const group = useRef<HTMLDivElement>(null)
  return (
    <>
      <RadioGroup
        ref={group}
        aria-label={texts.layout}
        orientation="horizontal"
        value={current}
        onChange={(value) => {
          const code = LAYOUT_CODES.find((item) => item === value)
          if (code) chooseLayout({ editor, layout: code })
        }}
        className="grid grid-cols-3 gap-2"
      >
        {picks.map((code) => (
          <LayoutRadio key={code} code={code} name={LAYOUT_NAMES[code][locale]} />
        ))}
      </RadioGroup>
      <NewerVersionButton />
      <Button
        icon={LayoutGrid}
        size="sm"
        className="w-full pointer-coarse:h-11"
        onPress={() => gallery.run({ focus: false })}
      >
        <span className="truncate">{gallery.name}</span>
        <span className="text-muted tabular-nums">{LAYOUT_CODES.length}</span>
      </Button>
      {/* Last: it comes with a choice and moves nothing that one may be about to press. */}
      <OwnLookButton
        onDone={() => group.current?.querySelector<HTMLInputElement>('input:checked')?.focus()}
      />
    </>
  )
}

function LayoutRadio({ code, name }: { code: LayoutCode; name: string }) {
  return (
    <Radio
      value={code}
      className="group flex min-w-0 cursor-pointer flex-col items-center gap-1 rounded-control text-xs text-muted outline-none data-hovered:text-ink data-selected:text-ink"
    >
      <LayoutIcon
        code={code}
        className="aspect-210/297 w-full rounded-control border border-line bg-white transition group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus group-data-hovered:border-sand-8 group-data-selected:border-accent group-data-selected:shadow-[0_0_0_1px_var(--indigo-9)]"
      />
      <span className="w-full truncate text-center">{name}</span>
    </Radio>
  )
}

/** Leads to the newer version of the layout, where there is one that sets the document otherwise. It says so here and nowhere else. */
function NewerVersionButton() {
  const compare = useCommand('newer-version')
  const isThere = useResume((state) => inNewerVersion(state) !== undefined)
  if (!isThere) return null
  return (
    <Button
      icon={GitCompareArrows}
      look="ghost"
      size="sm"
      className="w-full pointer-coarse:h-11"
      onPress={() => compare.run({ focus: false })}
    >
      <span className="truncate">{compare.name}</span>
    </Button>
  )
}

/** As unlike one another as six can be; the gallery has all of them. */
const PICKS: LayoutCode[] = ['classic', 'heritage', 'campus', 'swiss', 'rightbar', 'executive']

/** Some layouts with the one of the document among them, which stand still while one tries one after the other. */
function usePicks(current: LayoutCode): LayoutCode[] {
  const [picks, setPicks] = useState(PICKS)
  if (picks.includes(current)) return picks
  // one from elsewhere comes first, in the place of the last
  const next = [current, ...picks.slice(0, -1)]
  setPicks(next)
  return next
}

/** A layout in a few strokes, as its description has it. */
function LayoutIcon({ code, className }: { code: LayoutCode; className?: string }) {
  return <Drawing paths={pathsOf(drawLayout(DESIGNS[code]))} width={60} height={85} className={className} />
}

type OwnLookProps = { /** Takes the focus on: with nothing to do, the button is gone. */ onDone: () => void }

/** Sets the document in its layout's own look, where it stands in another. */
function OwnLookButton({ onDone }: OwnLookProps) {
  const editor = useEditor()
  const locale = useLocale()
  const texts = useTexts(STYLE_TEXTS)
  const design = useDesign()
  const isIn = useResume(({ content }) => inOwnLook({ content, design }) === content)
  if (isIn) return null
  const take = () => {
    editor.change({ name: texts.takeOwnLook, recipe: (draft) => takeOwnLook({ content: draft, design }) })
    onDone()
    offerUndo({ editor, text: texts.tookOwnLook(LAYOUT_NAMES[design.code][locale]) })
  }
  return (
    <Button icon={Brush} look="ghost" size="sm" className="w-full pointer-coarse:h-11" onPress={take}>
      <span className="truncate">{texts.takeOwnLook}</span>
    </Button>
  )
}
