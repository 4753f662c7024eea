import { useState, type FormEvent } from 'react'
import { Button } from '~/components/ui/Button'
import { TextField } from '~/components/ui/TextField'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { sessionStore, type SessionUser } from '~/session/session-store'
import { AvatarField } from './avatar/AvatarField'
import { USER_TEXTS } from './texts'

export function ProfileForm({ user }: { user: SessionUser }) {
  const t = useTexts(USER_TEXTS).profile
  const [nickname, setNickname] = useState(user.nickname)
  const [busy, setBusy] = useState(false)
  const changed = nickname.trim() !== '' && nickname.trim() !== user.nickname
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!changed || busy) return
    setBusy(true)
    try {
      sessionStore.set(await call('POST /user/info/update', { input: { nickname: nickname.trim() } }))
      toast.success(t.saved)
    } catch {
      // The call has told why.
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col items-start gap-4">
      <AvatarField user={user} />
      <TextField
        label={t.nickname}
        description={t.nicknameHint}
        value={nickname}
        onChange={setNickname}
        maxLength={60}
        autoComplete="nickname"
        className="w-full max-w-sm"
      />
      <Button type="submit" look="primary" isDisabled={!changed} isPending={busy}>
        {t.save}
      </Button>
    </form>
  )
}
