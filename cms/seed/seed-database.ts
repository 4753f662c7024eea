import type { Payload } from 'payload'
import type { Logger } from 'pino'
import type { Env } from '../../env.server'
import { renewSeeded } from './renew-seeded'
import { seedAdministrator } from './seed-administrator'
import { seedGroups } from './seed-groups'
import { seedGuides } from './seed-guides'
import { seedRecruitments } from './seed-recruitments'
import { seedVipTypes } from './seed-vip-types'
import { seedTemplates } from './seed-templates'

/** Fills an empty database; does nothing to one that is in use. */
export async function seedDatabase(options: { payload: Payload; env: Env; log: Logger }) {
  const { payload, env, log } = options
  const administrator = await seedAdministrator({ payload, env })
  const templates = env.SEED_DEMO ? await seedTemplates({ payload }) : 0
  if (templates > 0) log.info({ templates }, 'seeded the templates')
  const groups = env.SEED_DEMO ? await seedGroups({ payload }) : 0
  const jobs = env.SEED_JOBS ? await seedRecruitments({ payload }) : 0
  if (groups + jobs > 0) log.info({ groups, jobs }, 'seeded the resume groups and the jobs')
  const renewed = env.SEED_DEMO ? await renewSeeded({ payload }) : 0
  if (renewed > 0)
    log.info({ renewed }, 'brought templates and examples into the newer version of their layout')
  const guides = env.SEED_DEMO ? await seedGuides({ payload }) : 0
  if (guides > 0) log.info({ guides }, 'seeded the guides')
  const plans = env.SEED_DEMO ? await seedVipTypes({ payload }) : 0
  if (plans > 0) log.info({ plans }, 'seeded the plans')
  return { administrator }
}
