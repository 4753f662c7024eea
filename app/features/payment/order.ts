import type { DataFromCollectionSlug } from 'payload'
import type { Logger } from 'pino'
import type { Payload } from 'payload'
import type { PaymentEnv } from './stripe-client.server'

export type Order = DataFromCollectionSlug<'orders'>

/** What the operations of this folder need of a running server. */
export type PaymentServices = {
  payload: Payload
  env: PaymentEnv
  log: Pick<Logger, 'warn' | 'error' | 'info'>
}

export const OPEN_MINUTES = 30

/** The key that lets a person have one open order of a plan. */
export function openKey({ userId, typeId }: { userId: string; typeId: string }): string {
  return `open:${userId}:${typeId}`
}

/** The key of an order that is open no more. */
export function doneKey(orderId: string): string {
  return `done:${orderId}`
}

/** The id of what a relationship names, at any depth. */
export function idOf(relation: string | { id: string } | null | undefined): string {
  return typeof relation === 'object' ? (relation?.id ?? '') : (relation ?? '')
}
