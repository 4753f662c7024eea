import { Trash2 } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import type { ButtonLook, ControlSize } from '~/components/ui/button-class'
import { IconButton } from '~/components/ui/IconButton'
import { LinkButton } from '~/components/ui/LinkButton'
import { useTexts } from '~/i18n/use-texts'
import { TEST_TEXTS } from './texts'

const LOOKS: ButtonLook[] = ['primary', 'secondary', 'ghost', 'accent', 'danger']
const SIZES: ControlSize[] = ['sm', 'md', 'lg']

export function Buttons() {
  const t = useTexts(TEST_TEXTS)
  return (
    <>
      {LOOKS.map((look) => (
        <div key={look} className="flex flex-wrap items-center gap-3">
          {SIZES.map((size) => (
            <Button key={size} look={look} size={size}>
              {t.save}
            </Button>
          ))}
          <Button look={look} isDisabled>
            {t.save}
          </Button>
          <Button look={look} isPending>
            {t.saving}
          </Button>
          <IconButton icon={Trash2} look={look} label={t.remove} shortcut="⌫" />
        </div>
      ))}
      <div>
        <LinkButton to="/">{t.sample}</LinkButton>
      </div>
    </>
  )
}
