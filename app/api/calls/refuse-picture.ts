import { imageFaultText } from '../../../collections/media/image-fault-texts'
import type { Language } from '../../../collections/resumes/schema'
import { MOST_PICTURES, type StorePictureResult } from '../../features/uploads/store-picture.server'
import { ApiError } from '../engine/api-error'
import { tooMany } from '../engine/refuse'

type Refusal = Extract<StorePictureResult, { ok: false }>

/** Why a picture was not taken, as an answer that names its field. */
export function refusePicture(options: { refusal: Refusal; language: Language; path: string }): ApiError {
  const { refusal, language, path } = options
  const { reason } = refusal
  if (reason === 'too-many')
    return new ApiError({ status: 409, key: 'tooManyPictures', values: { limit: MOST_PICTURES } })
  if (reason === 'busy') return tooMany(5)
  const problem = imageFaultText({ fault: reason, language })
  return new ApiError({
    status: reason === 'too-large' ? 413 : 400,
    key: 'badPicture',
    values: { path, problem },
    data: { issues: [{ path, message: problem }] },
  })
}
