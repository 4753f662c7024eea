import { useAllFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useLayoutEffect, useRef } from 'react'

/** A field once typed in stays its writer's: an autosave's answer does not set it, a save of their own does. */
export function useKeepTyped(): void {
  const [fields, dispatch] = useAllFormFields()
  const typed = useRef(new Set<string>())
  const mergedInto = useRef<FormState>(fields)
  // before the next key: what Payload has just forgotten is marked again
  useLayoutEffect(() => {
    const forgotten: FormState = {}
    for (const [path, field] of Object.entries(fields)) {
      if (field.isModified) typed.current.add(path)
      else if (typed.current.has(path)) forgotten[path] = { ...withoutValue(field), isModified: true }
    }
    // merged rather than set, so that it can't bring back an older value
    if (Object.keys(forgotten).length > 0)
      dispatch({ type: 'MERGE_SERVER_STATE', prevStateRef: mergedInto, serverState: forgotten })
  }, [fields, dispatch])
}

function withoutValue(field: FormState[string]): FormState[string] {
  const { value: _value, initialValue: _initialValue, rows: _rows, ...rest } = field
  return rest
}
