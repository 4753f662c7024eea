import type { ReactNode } from 'react'

type Props = { id?: string; isPending: boolean; onSubmit: () => Promise<void>; children: ReactNode }

/** A form that says itself what is wrong with it, sent once at a time. */
export function Form({ id, isPending, onSubmit, children }: Props) {
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) void onSubmit()
      }}
      className="flex flex-col gap-4"
    >
      {children}
    </form>
  )
}
