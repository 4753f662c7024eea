import { isJsonObject, type JsonObject } from '../json-resume/json'
import { renderCvSection } from './rendercv-section'

export function isRenderCv(data: unknown): data is { cv: JsonObject } {
  return isJsonObject(data) && isJsonObject(data.cv)
}

/**
 * A RenderCV file in JSON Resume's terms, so that one reader serves both. What JSON Resume has no name for keeps
 * RenderCV's own and is named in the warnings.
 */
export function renderCvToJsonResume({ cv, ...rest }: { cv: JsonObject }): JsonObject {
  const { name, headline, label, email, phone, website, location, social_networks, sections, ...other } = cv
  const basics = {
    name,
    label: headline ?? label,
    email: first(email),
    phone: typeof phone === 'string' ? phone.replace(/^tel:/, '') : first(phone),
    url: first(website),
    location: typeof location === 'string' ? { address: location } : location,
    profiles: Array.isArray(social_networks) ? social_networks.map(profileOf) : social_networks,
    ...other,
  }
  const parts = isJsonObject(sections) ? Object.entries(sections) : []
  const out: JsonObject = { basics: clean(basics) }
  for (const [title, entries] of parts) renderCvSection({ out, title, entries })
  return { ...out, ...rest }
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value.join(' / ') : value
}

function profileOf(value: unknown): unknown {
  if (!isJsonObject(value)) return value
  const { network, username, ...rest } = value
  return clean({ network, username, ...rest })
}

function clean(fields: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  )
}
