import { getLocalI18n, type Payload, type PayloadRequest } from 'payload'
import type { Language } from '../resumes/schema'
import { PAYLOAD_LANGUAGE } from './admin-language'

/**
 * The request of a Local API call made for a reader: Payload and our hooks say in the reader's language what they
 * refuse. Without it they speak the site's first one.
 */
export async function requestIn(options: {
  payload: Payload
  language: Language
}): Promise<Pick<PayloadRequest, 'i18n' | 't'>> {
  const { payload, language } = options
  const i18n = await getLocalI18n({ config: payload.config, language: PAYLOAD_LANGUAGE[language] })
  return { i18n, t: i18n.t }
}
