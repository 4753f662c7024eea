import { memo } from 'react'
import { Checkbox } from '~/components/ui/Checkbox'
import { useEditor } from '../session/editor-context'

type Props = { owner: string; field: string; value: boolean; label: string }

/** A yes or no of the document. */
export const FlagField = memo(function FlagField({ owner, field, value, label }: Props) {
  const editor = useEditor()
  return (
    <Checkbox
      className="text-sm"
      isSelected={value}
      onChange={(next) => editor.setField({ owner, field, value: next, label })}
    >
      {label}
    </Checkbox>
  )
})
