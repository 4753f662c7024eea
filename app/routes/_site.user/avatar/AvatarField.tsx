import { UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { latePart } from '~/components/late/late-part'
import { Button } from '~/components/ui/Button'
import { toast } from '~/components/ui/toast'
import { PICTURE_TYPES } from '../../../../collections/media/picture-types'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { sessionStore, type SessionUser } from '~/session/session-store'
import { AVATAR_TEXTS } from './texts'

const CropDialog = latePart(() => import('./CropDialog'), 'CropDialog', {
  close: ({ onCancel }) => onCancel(),
})

/** The person's picture: chosen, cropped to a square in the browser, sent, shown. */
export function AvatarField({ user }: { user: SessionUser }) {
  const t = useTexts(AVATAR_TEXTS)
  const [chosen, setChosen] = useState<File>()
  const chooser = useFocusAfter(chosen !== undefined)
  const save = async (avatar: string) => {
    sessionStore.set(await call('POST /user/info/update', { input: { avatar } }))
    toast.success(t.saved)
  }
  const send = async (picture: Blob) => {
    const file = new File([picture], 'avatar.webp', { type: picture.type })
    const { url } = await call('POST /upload/file', { input: { file } })
    await save(url)
    setChosen(undefined)
  }
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-full bg-subtle text-muted shadow-rest">
        {user.avatar ? (
          <img src={user.avatar} alt={t.avatar} width={64} height={64} className="size-full object-cover" />
        ) : (
          <UserRound aria-hidden className="size-7" />
        )}
      </span>
      <div>
        <div className="flex flex-wrap gap-2">
          <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={(files) => setChosen(files?.[0])}>
            <Button ref={chooser}>{user.avatar ? t.replace : t.choose}</Button>
          </FileTrigger>
          {user.avatar && (
            <Button
              look="ghost"
              className="pointer-coarse:h-11"
              onPress={() => void save('').catch(() => undefined)}
            >
              {t.remove}
            </Button>
          )}
        </div>
        <p className="mt-1 text-sm text-muted">{t.hint}</p>
      </div>
      {chosen && <CropDialog file={chosen} onCancel={() => setChosen(undefined)} onCropped={send} />}
    </div>
  )
}

/** The browser's own window was between the button and the dialog, which therefore gives the focus back to nothing. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
