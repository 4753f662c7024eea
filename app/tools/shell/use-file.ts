import { useState } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { sizeText } from './size-text'
import { SHELL_TEXTS } from './texts'

type Result<Value> = { ok: true; value: Value } | { ok: false; message: string }
type Options<Value> = {
  maxBytes: number
  accepts: (bytes: Uint8Array) => boolean
  /** For people: "a PDF file". */
  accepted: string
  read: (file: { name: string; bytes: Uint8Array<ArrayBuffer> }) => Promise<Result<Value>>
}
export type FileState<Value> = {
  name: string
  value: Value | undefined
  fault: string | undefined
  isBusy: boolean
}

/** One file at a time: checked, read, and its fault told with its name. The last one chosen wins. */
export function useFile<Value>({ maxBytes, accepts, accepted, read }: Options<Value>) {
  const t = useTexts(SHELL_TEXTS)
  const [state, setState] = useState<FileState<Value>>(EMPTY)
  const open = async ([file]: File[]) => {
    if (!file) return
    const { name } = file
    const refuse = (reason: string) =>
      setState((old) => ({ ...old, isBusy: false, fault: t.failed(name, reason) }))
    if (file.size === 0) return refuse(t.empty)
    if (file.size > maxBytes) return refuse(t.tooLarge(sizeText(maxBytes)))
    setState({ ...EMPTY, name, isBusy: true })
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      if (!accepts(bytes)) return refuse(t.wrongKind(accepted))
      const result = await read({ name, bytes })
      if (result.ok) setState({ name, value: result.value, fault: undefined, isBusy: false })
      else refuse(result.message)
    } catch {
      refuse(t.unreadable)
    }
  }
  return { ...state, open }
}

const EMPTY = { name: '', value: undefined, fault: undefined, isBusy: false }
