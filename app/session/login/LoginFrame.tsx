import type { ReactNode } from 'react'
import { Button } from '~/components/ui/Button'
import { Form } from '~/session/Form'

export type LoginFrameProps = {
  /** react-hook-form's handler. */
  onSubmit: () => Promise<void>
  isPending: boolean
  submit: string
  /** The quiet way elsewhere, below the button. */
  aside?: { text: string; onPress: () => void }
  children: ReactNode
}

/** The one shape of the forms for signing in: fields, one button, at most one quiet way elsewhere. */
export function LoginFrame({ onSubmit, isPending, submit, aside, children }: LoginFrameProps) {
  return (
    <Form isPending={isPending} onSubmit={onSubmit}>
      {children}
      <Button type="submit" look="primary" size="lg" isPending={isPending}>
        {submit}
      </Button>
      {aside && (
        <Button look="ghost" size="sm" className="self-center text-link" onPress={aside.onPress}>
          {aside.text}
        </Button>
      )}
    </Form>
  )
}
