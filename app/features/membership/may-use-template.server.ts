import type { Payload } from 'payload'
import { entitlementsOf, type Holder } from './entitlements-of.server'

type Options = { payload: Payload; person: Holder; template: { vipOnly?: boolean | null } }

/** Whether somebody may start a resume from a template: those for members are for members. */
export async function mayUseTemplate({ payload, person, template }: Options): Promise<boolean> {
  return !template.vipOnly || (await entitlementsOf({ payload, person })).vipTemplates
}
