import { ApiError } from '~/api/engine/api-error'
import { readBody } from '~/api/engine/read-body.server'
import { MOST_IMAGES } from '../../../collections/proposals'

export type FeedbackForm = {
  content: string
  contact: string
  images: File[]
  trap: string
  formToken: string
}
export type FormFault = 'content' | 'contact' | 'images' | 'too-large'

const MEGABYTES = 16

/** What a visitor has filled in, or the first field that is not right. */
export async function readForm(request: Request): Promise<{ form?: FeedbackForm; fault?: FormFault }> {
  const bytes = await readBody({ request, megabytes: MEGABYTES }).catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
  if (!bytes) return { fault: 'too-large' }
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const sent = await new Response(bytes, { headers }).formData().catch(() => new FormData())
  const text = (name: string) => {
    const value = sent.get(name)
    return typeof value === 'string' ? value.replaceAll('\0', '').trim() : ''
  }
  const form = {
    content: text('content'),
    contact: text('contact'),
    trap: text('website'),
    formToken: text('formToken'),
    // a browser sends an empty file for a field in which nothing was chosen
    images: sent.getAll('images').filter((part): part is File => typeof part !== 'string' && part.size > 0),
  }
  const fault = faultOf(form)
  return fault ? { form, fault } : { form }
}

function faultOf({ content, contact, images }: FeedbackForm): FormFault | null {
  if (content === '' || content.length > 5000) return 'content'
  if (contact.length > 200) return 'contact'
  return images.length > MOST_IMAGES ? 'images' : null
}
