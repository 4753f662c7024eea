import type { DefaultServerCellComponentProps } from 'payload'
import { placeName } from './place-name'

/** Where something was changed, as the reader calls that place. */
export function PlaceCell({ cellData, payload, i18n }: DefaultServerCellComponentProps) {
  return <span>{placeName({ payload, i18n, slug: String(cellData) })}</span>
}
