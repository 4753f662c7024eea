import { createValue } from '~/session/create-value'

/** Whether the photo of the page is being cropped. */
export const cropping = createValue(false)

/** Opens the crop of the photo that an element of the page draws; answers whether it draws one. */
export function cropAt(element: Element | null): boolean {
  const isPhoto = element?.closest('[data-block="$avatar.photo"]')?.querySelector('img') ?? false
  if (isPhoto) cropping.set(true)
  return Boolean(isPhoto)
}
