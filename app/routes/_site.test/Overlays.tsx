import { Copy, Download, Trash2 } from 'lucide-react'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { Button } from '~/components/ui/Button'
import { Dialog } from '~/components/ui/Dialog'
import { Kbd } from '~/components/ui/Kbd'
import { Menu, MenuItem, MenuLine } from '~/components/ui/Menu'
import { Popover } from '~/components/ui/Popover'
import { Tooltip } from '~/components/ui/Tooltip'
import { useTexts } from '~/i18n/use-texts'
import { openLogin } from '~/session/login-store'
import { TEST_TEXTS } from './texts'

export function Overlays() {
  const t = useTexts(TEST_TEXTS)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <DialogTrigger>
        <Button>{t.dialog}</Button>
        <Dialog
          title={t.dialogTitle}
          description={t.dialogText}
          footer={({ close }) => (
            <Button look="primary" onPress={close}>
              {t.save}
            </Button>
          )}
        >
          <p className="text-base text-muted">{t.sample}</p>
        </Dialog>
      </DialogTrigger>
      <Menu label={t.menu} trigger={<Button>{t.menu}</Button>} placement="bottom start">
        <MenuItem icon={<Copy />} shortcut="⌘C">
          {t.option(1)}
        </MenuItem>
        <MenuItem icon={<Download />} isDisabled>
          {t.option(2)}
        </MenuItem>
        <MenuLine />
        <MenuItem icon={<Trash2 />} danger>
          {t.remove}
        </MenuItem>
      </Menu>
      <Popover label={t.popover} trigger={<Button>{t.popover}</Button>}>
        <p className="text-base">{t.sample}</p>
      </Popover>
      <Tooltip text={t.hint} shortcut="⌘K">
        <Button look="ghost">{t.hint}</Button>
      </Tooltip>
      <Button onPress={() => openLogin()}>{t.login}</Button>
      <Kbd>⌘</Kbd>
      <Kbd>Esc</Kbd>
    </div>
  )
}
