import type { Payload } from 'payload'
import { entitlementsOf, type Holder } from './entitlements-of.server'

/** Whether somebody may start a resume from a template: those for members are for members. */
export async function mayUseTemplate(options: {
  payload: Payload
  person: Holder
  template: { vipOnly?: boolean | null }
}): Promise<boolean> {
  const { payload, person, template } = options
  return !template.vipOnly || (await entitlementsOf({ payload, person })).vipTemplates
}
