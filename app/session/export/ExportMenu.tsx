import {
  Braces,
  Database,
  FileText,
  FileType,
  GalleryVertical,
  Images,
  Languages,
  ScanText,
  Text,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { MenuAt, MenuItem, MenuLine, SubMenu } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { EXPORT_FORMATS, type ExportFormat } from './export-formats'
import { EXPORT_TEXTS } from './export-texts'

const ICONS: Record<ExportFormat, LucideIcon> = {
  pdf: FileText,
  png: Images,
  'png-long': GalleryVertical,
  docx: FileType,
  markdown: Text,
  text: Text,
  jsonresume: Braces,
  jianli: Database,
}

export type ExportChoice = { format: ExportFormat; /** its twin in the other language, too */ both?: boolean }
type ItemsProps = {
  /** There is the same resume in the other language. */
  hasTwin?: boolean
  onExport: (choice: ExportChoice) => void
  /** Shows what a screening system reads in the PDF, where that can be shown. */
  onReadBack?: () => void
}

/** Everything a resume can be exported as, beside the button that opens it. */
export function ExportMenu({
  at,
  ...items
}: ItemsProps & {
  at: Pick<ComponentProps<typeof MenuAt>, 'anchor' | 'isOpen' | 'onOpenChange' | 'autoFocus'>
}) {
  const texts = useTexts(EXPORT_TEXTS)
  return (
    <MenuAt label={texts.menu} placement="bottom end" {...at}>
      <ExportItems {...items} />
    </MenuAt>
  )
}

/** The same as entries of another menu. */
export function ExportItems({ hasTwin = false, onExport, onReadBack }: ItemsProps) {
  const texts = useTexts(EXPORT_TEXTS)
  const items = (both: boolean) =>
    EXPORT_FORMATS.map((format) => {
      const Icon = ICONS[format]
      return (
        <MenuItem key={format} icon={<Icon />} onAction={() => onExport({ format, both })}>
          {texts.formats[format]}
        </MenuItem>
      )
    })
  return (
    <>
      {items(false)}
      {hasTwin ? (
        <>
          <MenuLine />
          <SubMenu label={texts.both} icon={<Languages />}>
            {items(true)}
          </SubMenu>
        </>
      ) : null}
      {onReadBack ? (
        <>
          <MenuLine />
          <MenuItem icon={<ScanText />} onAction={onReadBack}>
            {texts.readBack}
          </MenuItem>
        </>
      ) : null}
    </>
  )
}
